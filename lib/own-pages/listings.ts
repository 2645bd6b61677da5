import type { PlacedEntry, PublicPath } from '@/lib/define-feature'
import { PATHS, sharePicturePath } from '@/lib/config/paths'
import type { FeedEntry, FeedSource } from '@/lib/feeds/feed'
import { plainText } from '@/lib/markdown/plain-text'
import { siteAboutInShort } from '@/lib/own-pages/about-text'
import { excerptOf, pageNodes } from '@/lib/own-pages/page-text'
import { readAllPages, readNotes, readPublic, readPublished } from '@/lib/own-pages/pages'
import type { OwnPage } from '@/lib/own-pages/schema'
import type { SiteText } from '@/lib/search/document'
import { siteConfig } from '@/lib/settings/site-config'
import type { ShareSource } from '@/lib/share/share-card'

export const PAGE_SHARE = 'own-page'

export async function listPlaced(): Promise<readonly PlacedEntry[]> {
  return (await readPublished()).map(({ title, path, place, audience }) => ({
    label: title,
    href: path,
    place,
    isForMembers: audience === 'members',
  }))
}

export async function listPublicPaths(): Promise<readonly PublicPath[]> {
  return (await readPublic()).map(({ path, updatedAt }) => ({ path, changedAt: updatedAt }))
}

export async function countedPage(path: string): Promise<string | null> {
  return (await readPublished()).some((page) => page.path === path) ? path : null
}

export const pageFeed: FeedSource = {
  name: 'pages',
  title: 'pages',
  href: PATHS.home,
  list: async (limit) => newest(await readPublic(), limit),
}

export const noteFeed: FeedSource = {
  name: 'notes',
  title: 'notes of the days',
  href: PATHS.home,
  list: async (limit) => newest((await readNotes()).filter(isPublicNote), limit),
}

const isPublicNote = ({ text, audience }: OwnPage) => text !== '' && audience === 'public'

function newest(pages: readonly OwnPage[], limit: number): FeedEntry[] {
  const entries = pages.map(toEntry)
  return entries.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, limit)
}

function toEntry(page: OwnPage): FeedEntry {
  const { _id, title, path, publishedAt, updatedAt } = page
  return {
    id: _id,
    title,
    href: path,
    author: null,
    publishedAt: publishedAt ?? updatedAt,
    updatedAt,
    text: excerptOf(page),
    picture: sharePicturePath(PAGE_SHARE, _id),
    isSample: false,
  }
}

export const pageShareSource: ShareSource = {
  kind: PAGE_SHARE,
  find: async (id) => {
    const pages = [...(await readAllPages()), ...(await readNotes())]
    const page = pages.find(({ _id }) => _id === id)
    const isShown = page?.state === 'published' && page.audience === 'public'
    if (!isShown) return null
    const picture = page.pictures.find(({ full }) => page.text.includes(full))?.small
    return { label: '', title: page.title, fact: excerptOf(page), picture }
  },
}

/** What the search knows of the page about this site, whoever writes it. */
const ABOUT_KEYWORDS =
  'who owner runs run made built website site author behind person pochade meaning name named mean stand word created purpose'

export async function listSiteTexts(): Promise<readonly SiteText[]> {
  const pages = (await readAllPages()).filter(({ state, text }) => state === 'published' && text)
  const hasAbout = pages.some(({ slug }) => slug === 'about')
  const notes = (await readNotes()).filter(({ text }) => text)
  return [...(hasAbout ? [] : [defaultAbout()]), ...[...pages, ...notes].map(toSiteText)]
}

function defaultAbout(): SiteText {
  const { name, ownerName } = siteConfig()
  return {
    title: 'About',
    href: PATHS.about,
    text: siteAboutInShort(name, ownerName),
    keywords: ABOUT_KEYWORDS,
  }
}

function toSiteText(page: OwnPage): SiteText {
  const { title, slug, path, audience } = page
  return {
    title,
    href: path,
    text: excerptOf(page),
    details: plainText(pageNodes(page)),
    access: audience === 'public' ? 'everybody' : 'members',
    ...(slug === 'about' && { keywords: ABOUT_KEYWORDS }),
  }
}
