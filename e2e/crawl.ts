import type { Site } from './site'

export type Visited = { path: string; status: number; type: string; text: string }

const MAX = 400
const AT_ONCE = 4
/** Pages without an address of their own to be found at, and calls that answer something else. */
const TEXT = /^(text|application\/(json|xml|javascript|atom\+xml|feed\+json|manifest\+json))/

/** Everything that a visitor reaches from here by links, pictures, scripts, feeds and redirects. */
export async function crawl(site: Site, from: readonly string[]): Promise<Visited[]> {
  const visited: Visited[] = []
  const seen = new Set<string>()
  let waiting = [...from]

  async function visit(path: string): Promise<string[]> {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    const text = TEXT.test(type) ? await answer.text() : (await answer.arrayBuffer(), '')
    visited.push({ path, status: answer.status, type, text })
    const location = answer.headers.get('location')
    return [...(location ? [location] : []), ...linksIn(text, type)].flatMap((href) => {
      const url = new URL(href, site.url + path)
      return url.origin === site.url ? [url.pathname + url.search] : []
    })
  }

  while (waiting.length > 0) {
    const now = waiting.filter((path) => !seen.has(shapeOf(path)) && seen.add(shapeOf(path)))
    waiting = []
    for (let i = 0; i < now.length; i += AT_ONCE) {
      const found = await Promise.all(now.slice(i, i + AT_ONCE).map(visit))
      waiting.push(...found.flat())
    }
    if (visited.length > MAX) throw new Error('The site has no end.')
  }
  return visited
}

/** One query of each kind is enough. */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return `${pathname}?${[...new Set(searchParams.keys())].toSorted().join()}`
}

function linksIn(text: string, type: string): string[] {
  const isPage = type === 'text/html'
  const pattern = isPage
    ? /<(?:a|link|img|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g
    : /<loc>([^<]+)/g
  if (!isPage && type !== 'application/xml') return []
  const scripts = [...text.matchAll(/ data-scripts="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  )
  const links = [...text.matchAll(pattern)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...links, ...scripts]
}
