import type { Site } from './site'

export type Crawled = { path: string; status: number; text: string }

const BEGIN = ['/', '/sitemap.xml', '/robots.txt', '/api/openapi.json', '/api/docs']
const TEXT = /html|javascript|css|json|xml|text\//

/** Everything that a visitor is led to from home: pages, scripts, styles and documents. */
export async function crawl(site: Site): Promise<Crawled[]> {
  const answers: Crawled[] = []
  const known = new Set(BEGIN)
  for (const path of known) {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    const text = TEXT.test(type) ? await response.text() : ''
    answers.push({ path, status: response.status, text })
    const location = response.headers.get('location')
    for (const link of [...linksIn(text), ...(location ? [location] : [])]) {
      const found = toPath(link, site.url + path)
      if (found?.origin === new URL(site.url).origin) known.add(found.pathname + found.search)
    }
  }
  return answers
}

function linksIn(text: string): string[] {
  const attributes = text.matchAll(/(?:href|src|srcSet|action)=\\?"([^"\\ ]+)/g)
  const locations = text.matchAll(/<(?:loc|id|link)>([^<]+)</g)
  const chunks = text.matchAll(/static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css)/g)
  return [
    ...[...attributes, ...locations].map(([, link = '']) => link.replaceAll('&amp;', '&')),
    ...[...chunks].map(([chunk]) => `/_next/${chunk}`),
  ]
}

function toPath(link: string, from: string): URL | null {
  return URL.parse(link, from)
}
