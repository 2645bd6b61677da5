import { artDayOf } from '@/lib/aotd/day'
import { mondayOf } from '@/lib/format'
import { cutText } from '@/lib/config/cut-text'
import type { ReadDigest } from '@/lib/digest/schema'
import { now } from '@/lib/clock'
import { countReaders } from '@/lib/digest/readers'
import { DIGEST_TEXTS } from '@/lib/digest/catalogue'
import { digestLetter } from '@/lib/digest/letters'
import { toText } from '@/lib/mail/letter'
import type { Admin } from '@/lib/auth/permissions'
import { DAY_MS } from '@/lib/durations'
import type { FeedEntry } from '@/lib/feeds/feed'
import { siteConfig } from '@/lib/settings/site-config'
import { feedSources } from '@/lib/site/feeds'

const MAX_ENTRIES = 20
const MAX_TEXT = 200

/** What the feeds have of a week, without samples. */
export const readDigest: ReadDigest = async (monday) => {
  const from = new Date(monday)
  const to = new Date(from.getTime() + 7 * DAY_MS).toISOString()
  const isOfWeek = ({ publishedAt, isSample }: FeedEntry) =>
    !isSample && publishedAt >= from.toISOString() && publishedAt < to
  const sections = await Promise.all(
    feedSources().map(async ({ title, list }) => ({
      title,
      entries: (await list(Infinity, null)).filter(isOfWeek).slice(0, MAX_ENTRIES).map(toEntry),
    })),
  )
  const filled = sections.filter(({ entries }) => entries.length > 0)
  return filled.length > 0 ? filled : null
}

function toEntry({ title, href, text, colours = [] }: FeedEntry) {
  return {
    title,
    colours,
    text: colours.length > 0 ? '' : cutText(text, MAX_TEXT),
    url: new URL(href, siteConfig().url).href,
  }
}

export async function previewDigest(_admin: Admin) {
  const monday = mondayOf(artDayOf(now()))
  const sections = await readDigest(monday)
  const text = sections
    ? toText(digestLetter(monday, sections), siteConfig())
    : DIGEST_TEXTS.nothing
  return { text, readers: await countReaders() }
}
