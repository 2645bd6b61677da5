import type { Viewer } from '@/lib/auth/permissions'
import { newestOf } from '@/lib/clock'
import { escapeXml } from '@/lib/pages/escape-xml'

export type FeedEntry = {
  /** Unique within its source, and never another one later. */
  id: string
  title: string
  href: string
  author: string | null
  /** ISO */
  publishedAt: string
  updatedAt: string
  /** It is whole sentences; of what members alone see, it names the colours. */
  text: string
  /** A path of this site that other sites may show. */
  picture: string
  /** What the picture shows; default the title. */
  altText?: string
  /** Those of a day, from the top of its picture. */
  colours?: readonly string[]
  isSample: boolean
}

export type FeedSource = {
  /** It is part of the address: `/feeds/art.atom`. */
  name: string
  title: string
  href: string
  /** Newest first, as this viewer may see them. */
  list: (limit: number, viewer: Viewer | null) => Promise<readonly FeedEntry[]>
}

export type DayEvent = Pick<FeedEntry, 'title' | 'href' | 'isSample'> & {
  /** Such as `cooked`. */
  verb: string
}

type FeedItems<T> = {
  /** Newest first, as everybody may see them. */
  items: () => Promise<readonly T[]>
  /** ISO */
  timeOf: (item: T) => string
  toEntry: (item: T) => FeedEntry | Promise<FeedEntry>
}

/** Makes entries of those items alone that are asked for, as there may be thousands. */
export function feedOf<T>(
  head: Omit<FeedSource, 'list'>,
  { items, timeOf, toEntry }: FeedItems<T>,
): FeedSource & { between: (from: string, to: string) => Promise<readonly FeedEntry[]> } {
  return {
    ...head,
    list: async (limit) => Promise.all((await items()).slice(0, limit).map(toEntry)),
    between: async (from, to) => {
      const newestFirst = await items()
      const [start, end] = [to, from].map((time) => firstBefore(newestFirst, timeOf, time))
      return Promise.all(newestFirst.slice(start, end).map(toEntry))
    },
  }
}

/** Returns the index of the first item before a time; it halves the list. */
function firstBefore<T>(
  newestFirst: readonly T[],
  timeOf: (item: T) => string,
  time: string,
): number {
  let [low, high] = [0, newestFirst.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = newestFirst[middle]
    if (item && timeOf(item) < time) high = middle
    else low = middle + 1
  }
  return low
}

/** The entries from one ISO time to another, for `ofDay` of a manifest. */
export function eventsOf(verb: string, { between }: Pick<ReturnType<typeof feedOf>, 'between'>) {
  return async (from: string, to: string): Promise<DayEvent[]> =>
    (await between(from, to)).map(({ title, href, isSample }) => ({ verb, title, href, isSample }))
}

/** A feed as its two formats write it; addresses are absolute. */
export type Feed = {
  id: string
  address: string
  title: string
  href: string
  owner: string
  /** BCP 47 */
  language: string
  entries: readonly (FeedEntry & { /** Never changes (RFC 4151). */ tag: string })[]
}

/** It is the newest change; a feed without entries has never changed. */
export function changedAt({ entries }: Feed): string {
  return newestOf(entries.map(({ updatedAt }) => updatedAt)) ?? '1970-01-01T00:00:00.000Z'
}

/** Marks sample content in a feed. */
export const SAMPLE_CATEGORY = 'sample content'

/** Feed readers show this HTML. */
export function entryHtml({ href, picture, title, text, altText }: FeedEntry): string {
  const [alt, caption] = [xmlText(altText || title), xmlText(text)]
  const image = `<img src="${xmlText(picture)}" alt="${alt}" width="1200" height="630">`
  return `<p><a href="${xmlText(href)}">${image}</a></p>${caption && `<p>${caption}</p>`}`
}

/** Everything that XML 1.0 does not allow, lone surrogates among it. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** The result fits text and quoted attributes. */
export function xmlText(text: string): string {
  return escapeXml(text.replace(NOT_XML, ''))
}
