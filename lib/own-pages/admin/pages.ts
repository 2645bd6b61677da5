import type { Admin } from '@/lib/auth/permissions'
import { now, nowMs } from '@/lib/clock'
import { slugOf } from '@/lib/config/slug'
import { DAY_MS } from '@/lib/durations'
import { refusedAt } from '@/lib/errors'
import { longDay } from '@/lib/format'
import { refuseConflicts } from '@/lib/http/edit-conflicts'
import type { MarkdownNode } from '@/lib/markdown/schema'
import {
  dayOfNote,
  isPartOfSite,
  isTemplate,
  noteSlug,
  OWN_PAGE_TEXTS as TEXTS,
  PAGE_LIMITS,
  refusalOfSlug,
  TEMPLATES,
} from '@/lib/own-pages/catalogue'
import { pageContent } from '@/lib/own-pages/content'
import { pageNodes, templateText } from '@/lib/own-pages/page-text'
import { readAllPages, readNotes, throwUnknown, toPage, toPageId } from '@/lib/own-pages/pages'
import type { CreatePageBody, OwnPage, UpdatePageBody } from '@/lib/own-pages/schema'
import type { StoredPage } from '@/models/own-page'

/** A picture that no text names yet may be one that is being inserted. */
const UNUSED_MS = DAY_MS

/** A draft, with the text of its template; 409 where the address is taken (G-143). */
export async function createPage(
  admin: Admin,
  { template, day, title: given }: CreatePageBody,
): Promise<OwnPage> {
  const title = given ?? (template ? TEMPLATES[template].title : day && `Note of ${longDay(day)}`)
  if (title === undefined) throw refusedAt('title', TEXTS.titleMissing)
  const slug = template ?? (day === undefined ? slugOf(title) : noteSlug(day))
  if (!template && day === undefined) refuseReserved(slug)
  const updatedAt = now()
  const page = await pageContent.create(admin, {
    title,
    slug,
    text: template ? templateText(template) : '',
    place: 'none',
    audience: 'public',
    // What the page of the site shows does not change by this.
    state: isPartOfSite(slug) ? 'published' : 'draft',
    updatedAt,
  })
  return toPage(page)
}

/** 409 with both values of a field that somebody else changed meanwhile (G-142). */
export async function updatePage(
  admin: Admin,
  id: string,
  { before: opened = {}, ...sent }: UpdatePageBody,
): Promise<OwnPage> {
  const change = { action: 'update page', where: { _id: toPageId(id) } }
  const saved = await pageContent.change(admin, change, (page) => {
    const present = toPage(page)
    refuseConflicts({ stored: present, sent, opened })
    if (dayOfNote(page.slug) !== null && [...(sent.text ?? '')].length > PAGE_LIMITS.note) {
      throw refusedAt('text', TEXTS.noteTooLong)
    }
    const wanted = { ...present, ...writableIn(sent, page.slug) }
    const isChanged = JSON.stringify(wanted) !== JSON.stringify(present)
    return isChanged ? { update: updateOf(page, wanted) } : null
  })
  if (!saved) throwUnknown()
  const { before, after } = saved
  if (after.slug !== before.slug) {
    const others = { _id: { $ne: after._id }, formerSlugs: before.slug }
    await pageContent.updateMany(others, { $pull: { formerSlugs: before.slug } })
  }
  return toPage(after)
}

/** What is text of a page of the site stands at its place; a note can be for members. */
function writableIn(
  { title, text, audience, ...others }: UpdatePageBody,
  slug: string,
): Partial<OwnPage> {
  const isNote = dayOfNote(slug) !== null
  return {
    ...(title !== undefined && !isNote && { title }),
    ...(text !== undefined && { text }),
    ...(audience !== undefined && (isNote || !isPartOfSite(slug)) && { audience }),
    ...(!isPartOfSite(slug) && others),
  }
}

function updateOf(page: StoredPage, { title, text, place, audience, state }: OwnPage) {
  const isFixed = isTemplate(page.slug) || isPartOfSite(page.slug)
  const slug = isFixed ? page.slug : slugOf(title)
  if (slug !== page.slug) refuseReserved(slug)
  const former = page.formerSlugs.filter((name) => name !== slug && name !== page.slug)
  // Two versions never have the same time, even within a millisecond.
  const updatedAt = new Date(Math.max(nowMs(), +page.updatedAt + 1))
  const isNewText = title !== page.title || text !== page.text
  const earlier = { title: page.title, text: page.text, replacedAt: updatedAt }
  const versions = [...page.versions, ...(isNewText ? [earlier] : [])].slice(-PAGE_LIMITS.versions)
  const texts = [text, ...versions.map((version) => version.text ?? '')]
  return {
    $set: {
      title,
      text,
      place,
      audience,
      state,
      updatedAt,
      versions,
      publishedAt: page.publishedAt ?? (state === 'published' ? updatedAt : null),
      pictures: page.pictures.filter(
        ({ full, addedAt }) =>
          +addedAt > nowMs() - UNUSED_MS || texts.some((one) => one.includes(full)),
      ),
      ...(slug !== page.slug && { slug, formerSlugs: [...former, page.slug] }),
    },
  }
}

function refuseReserved(slug: string): void {
  const message = refusalOfSlug(slug)
  if (message !== null) throw refusedAt('title', message)
}

export async function deletePage(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await pageContent.remove(admin, { _id: toPageId(id) }))) throwUnknown()
  return { message: TEXTS.deleted }
}

/** 409 where another page has its address now. */
export async function restorePage(admin: Admin, id: string): Promise<OwnPage> {
  return toPage((await pageContent.restore(admin, { _id: toPageId(id) })) ?? throwUnknown())
}

/** The page as it would be with this text; nothing is stored (G-142). */
export async function previewPage(
  _admin: Admin,
  id: string,
  text: string,
): Promise<{ nodes: MarkdownNode[] }> {
  const pages = [...(await readAllPages()), ...(await readNotes())]
  const page = pages.find(({ _id }) => _id === id) ?? throwUnknown()
  return { nodes: pageNodes({ ...page, text }) }
}
