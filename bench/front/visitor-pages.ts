import type { Site } from '../../e2e/site'
import { paintToday, startSite } from '../site/site'

/** A site with all sample content and today's picture. */
export async function startWithSamples(): Promise<Site> {
  const { site } = await startSite({ SAMPLE_CONTENT: 'on' })
  await site.waitForOutput(/The sample content is complete/)
  await paintToday(site)
  return site
}

/** A page of each kind that visitors see. */
export async function visitorPages(site: Site): Promise<{ name: string; path: string }[]> {
  const [archive, recipes] = await Promise.all([
    (await fetch(`${site.url}/art-of-the-day/archive`)).text(),
    (await fetch(`${site.url}/cookbook`)).text(),
  ])
  return [
    { name: 'home', path: '/' },
    { name: 'about', path: '/about' },
    { name: 'art of the day', path: '/art-of-the-day' },
    { name: 'a day', path: firstLink(archive, /href="(\/art-of-the-day\/\d[^"]+)"/) },
    { name: 'gallery', path: '/art' },
    { name: 'cookbook', path: '/cookbook' },
    { name: 'a recipe', path: firstLink(recipes, /href="(\/cookbook\/[^"?]+)"/) },
    { name: 'coffee', path: '/coffee-rate' },
    { name: 'store', path: '/marketplace' },
  ]
}

function firstLink(page: string, pattern: RegExp): string {
  const link = pattern.exec(page)?.[1]
  if (link === undefined) throw new Error(`No link fits ${pattern}.`)
  return link
}
