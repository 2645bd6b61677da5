import type { Types } from 'mongoose'
import { type Admin, hasRole, type Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { toDocumentId } from '@/lib/document-id'
import { notFound } from '@/lib/errors'
import { isPartOfSite, noteSlug, OWN_PAGE_TEXTS, ownPagePath } from '@/lib/own-pages/catalogue'
import { OWN_PAGES_TAG } from '@/lib/own-pages/tags'
import type { OwnPage, PageVersion } from '@/lib/own-pages/schema'
import { isPartOn } from '@/lib/settings/parts'
import { OwnPageModel, type StoredPage } from '@/models/own-page'

const NOTE = new RegExp(`^${noteSlug('')}`)

export type PageDocument = Omit<StoredPage, 'versions'> & { _id: Types.ObjectId }

export function readAllPages(): Promise<readonly OwnPage[]> {
  return cached('own-pages:list', [OWN_PAGES_TAG], async () => {
    const found = await OwnPageModel.live
      .find({ slug: { $not: NOTE } })
      .select({ versions: 0 })
      .sort({ title: 1, _id: 1 })
      .collation({ locale: 'en', numericOrdering: true })
      .lean()
    return found.map(toPage)
  })
}

/** Those of all days, the newest day first. */
export async function readNotes(): Promise<readonly OwnPage[]> {
  if (!isPartOn('aotd')) return []
  return cached('own-pages:notes', [OWN_PAGES_TAG], async () => {
    const found = await OwnPageModel.live
      .find({ slug: NOTE })
      .select({ versions: 0 })
      .sort({ slug: -1 })
      .lean()
    return found.map(toPage)
  })
}

export async function findNote(viewer: Viewer | null, day: string): Promise<OwnPage | null> {
  const note = (await readNotes()).find(({ slug }) => slug === noteSlug(day))
  return note && isVisible(note, viewer) ? note : null
}

/** Published ones, without what is text of a page that exists anyway. */
export async function readPublished(): Promise<readonly OwnPage[]> {
  const pages = await readAllPages()
  return pages.filter(({ slug, state }) => state === 'published' && !isPartOfSite(slug))
}

export async function readPublic(): Promise<readonly OwnPage[]> {
  return (await readPublished()).filter(({ audience }) => audience === 'public')
}

/** Null for what the viewer does not see, as for what does not exist (G-143). */
export async function findPage(viewer: Viewer | null, slug: string): Promise<OwnPage | null> {
  const page = (await readAllPages()).find((one) => one.slug === slug)
  return page && isVisible(page, viewer) ? page : null
}

function isVisible({ state, audience }: OwnPage, viewer: Viewer | null): boolean {
  if (hasRole(viewer, 'admin')) return true
  return state === 'published' && (audience === 'public' || viewer !== null)
}

/** The page that has had this address, by its present one (G-71). */
export async function findRenamedPage(
  viewer: Viewer | null,
  slug: string,
): Promise<OwnPage | null> {
  const page = await OwnPageModel.live.findOne({ formerSlugs: slug }).select({ slug: 1 }).lean()
  return page && findPage(viewer, page.slug)
}

export async function listVersions(_admin: Admin, id: string): Promise<PageVersion[]> {
  const page = await OwnPageModel.live
    .findOne({ _id: toPageId(id) })
    .select({ versions: 1 })
    .lean()
  const versions = page?.versions ?? []
  return versions.toReversed().map(({ title, text, replacedAt }) => ({
    title,
    text: text ?? '',
    replacedAt: replacedAt.toISOString(),
  }))
}

export function toPageId(id: string): Types.ObjectId {
  return toDocumentId(id) ?? throwUnknown()
}

export function throwUnknown(): never {
  throw notFound(OWN_PAGE_TEXTS.unknown)
}

export function toPage(page: PageDocument): OwnPage {
  const { title, slug, text, place, audience, state, publishedAt, updatedAt, pictures } = page
  return {
    _id: String(page._id),
    title,
    slug,
    path: ownPagePath(slug),
    text: text ?? '',
    place,
    audience,
    state,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    pictures: pictures.map(({ full, small, width, height }) => ({ full, small, width, height })),
  }
}
