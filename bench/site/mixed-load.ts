import type { Site } from '../../e2e/site'
import type { Load } from '../http/load-generator'
import { BROWSER, signedIn } from './site'

type Mixed = NonNullable<Load['requests']>

const VISITED = ['/', '/about', '/art', '/cookbook', '/coffee-rate', '/marketplace', '/login']
const OF_MEMBERS = ['/', '/art-of-the-day', '/art', '/cookbook', '/profile']
const CALLED = ['/api/art-of-the-day/status', '/api/recipes', '/api/gallery']
const CALLED_BY_MEMBERS = ['art-of-the-day/info', 'art-of-the-day/today-image', 'badges/all']

/** What visitors and members of a site with samples ask for: pages, lists, calls and a picture. */
export async function mixedRequests(site: Site): Promise<Mixed> {
  const member = await signedIn(site)
  const gallery = await (await fetch(`${site.url}/art`)).text()
  const picture = /\/api\/gallery\/images\/[\w-]+\.webp/.exec(gallery)?.[0]
  if (!picture) throw new Error('The gallery shows no picture.')
  const ask = (headers: Record<string, string>) => (path: string) => ({ path, headers })
  return [
    ...[...VISITED, ...CALLED, picture].map(ask(BROWSER)),
    ...[...OF_MEMBERS, ...CALLED_BY_MEMBERS.map((name) => `/api/${name}`)].map(ask(member)),
  ]
}
