import { createHash } from 'node:crypto'
import { PATHS } from '@/lib/config/paths'
import { RECIPE_COPIES } from '@/lib/site/recipe-copies'
import { STANDALONE_STYLE } from '@/lib/pages/standalone-page'

/** Raised with every change of the offline page besides its style. */
const VERSION = 1
const hash = createHash('sha256').update(`${VERSION}${STANDALONE_STYLE}`).digest('hex').slice(0, 8)

/** Keeps the offline page and copies of the cookbook; all else goes to the network as usual. */
export const SERVICE_WORKER = `const CACHE = 'offline-${hash}'
const PAGE = '${PATHS.offline}'

addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('message', (event) => event.waitUntil(answerMessage(event.data, event.ports[0])))
addEventListener('fetch', (event) => {
  const { url, mode, method, headers } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  const isPage = mode === 'navigate'
  if (isPage || headers.has('rsc')) event.waitUntil(keepOpened(url))
  if (isPage) event.respondWith(answer(event))
  else if (isPicture(pathname) || pathname.startsWith('/_next/static/'))
    event.respondWith(answerFile(event.request))
})

async function keepOfflinePage() {
  const cache = await caches.open(CACHE)
  await cache.add(new Request(PAGE, { credentials: 'omit', cache: 'reload' }))
  await skipWaiting()
}

async function takeOver() {
  for (const name of await caches.keys())
    if (name !== CACHE && name !== COPIES) await caches.delete(name)
  // The page is asked for while the worker starts.
  await registration.navigationPreload?.enable()
  await clients.claim()
  // Not waited for: what the pages load meanwhile would wait too.
  for (const { url } of await clients.matchAll()) keepOpened(url)
}

async function answer({ request, preloadResponse }) {
  try {
    const page = (await preloadResponse) ?? (await fetch(request))
    return page.status < 502 ? page : ((await copyOf(request.url)) ?? page)
  } catch {
    return (await copyOf(request.url)) ?? (await caches.match(PAGE)) ?? Response.error()
  }
}

${RECIPE_COPIES}`

/** Takes the place of the other one where the owner has switched it off, and removes itself. */
export const NO_SERVICE_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`
