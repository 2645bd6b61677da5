import { cached } from '@/lib/cache'
import { nowMs } from '@/lib/clock'
import type { EntryPaths } from '@/lib/content/entry-paths'
import type { PublicPath } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { activeFeatures } from '@/lib/features'
import { escapeXml } from '@/lib/pages/escape-xml'
import { siteConfig } from '@/lib/settings/site-config'
import { publicPaths } from '@/lib/site/navigation'

export const SITEMAP_TYPE = 'application/xml'

/** Entries of a part; where one kind has more, the sitemap is an index of parts. */
export const PART_ENTRIES = 1000
const FIRST = '0'.repeat(24)
/** The part of all that is no entry, such as lists. */
const PAGES = 'pages'
const PART = /^([a-z]+)-([0-9a-f]{24})(?:-([0-9a-f]{24}))?\.xml$/

const entryKinds = () => activeFeatures().flatMap(({ entryPaths = [] }) => entryPaths)

/** All public addresses, or those of the parts (https://www.sitemaps.org/protocol.html). */
export async function writeSitemap(): Promise<string> {
  const lists = await Promise.all(entryKinds().map(partsOf))
  if (lists.every(({ length }) => length < 2)) return urlSet(await publicPaths())
  const paths = [PAGES, ...lists.flat()].map((name) => ({ path: `/sitemaps/${name}.xml` }))
  return listOf('sitemapindex', 'sitemap', paths)
}

/** `pages.xml`, or `recipes-` with the ids that bound the part; 404 where nothing is. */
export async function writeSitemapPart(file: string): Promise<string> {
  if (file === `${PAGES}.xml`) {
    return urlSet((await publicPaths()).filter(({ isEntry }) => !isEntry))
  }
  const [, name, after = '', upTo] = PART.exec(file) ?? []
  const kind = entryKinds().find((one) => one.name === name)
  const paths = (await kind?.list(after, upTo)) ?? []
  if (paths.length === 0) throw new AppError('not_found')
  return urlSet(paths)
}

/** Counted hourly, as that reads all entries; what is added is in the range of one part. */
function partsOf({ name, idsBehind }: EntryPaths): Promise<readonly string[]> {
  return cached(`sitemap:${name}:${Math.floor(nowMs() / HOUR_MS)}`, [], async () => {
    const parts: string[] = []
    const [first] = await idsBehind(FIRST, 1)
    if (first === undefined) return parts
    for (let start = FIRST; ;) {
      const [end, next] = await idsBehind(start, PART_ENTRIES)
      if (end === undefined || next === undefined) return [...parts, `${name}-${start}`]
      parts.push(`${name}-${start}-${end}`)
      start = end
    }
  })
}

const urlSet = (paths: readonly PublicPath[]) => listOf('urlset', 'url', paths)

function listOf(root: string, element: string, paths: readonly PublicPath[]): string {
  const { url } = siteConfig()
  const rows = paths.map(({ path, changedAt }) => {
    const change = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`
    return `<${element}><loc>${escapeXml(new URL(path, url).href)}</loc>${change}</${element}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('')}</${root}>
`
}
