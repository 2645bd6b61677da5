import { createHash } from 'node:crypto'
import { PATHS } from '@/lib/config/paths'
import { STANDALONE_STYLE } from '@/lib/pages/standalone-page'

/** Raised with every change of the offline page besides its style. */
const VERSION = 1
const hash = createHash('sha256').update(`${VERSION}${STANDALONE_STYLE}`).digest('hex').slice(0, 8)

/** Keeps only the offline page, fetched without cookies; all else goes to the network as usual. */
export const SERVICE_WORKER = `const CACHE = 'offline-${hash}'
const PAGE = '${PATHS.offline}'

addEventListener('install', (event) => event.waitUntil(keepPage()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answer(event))
})

async function keepPage() {
  const cache = await caches.open(CACHE)
  await cache.add(new Request(PAGE, { credentials: 'omit', cache: 'reload' }))
  await skipWaiting()
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  // The page is asked for while the worker starts.
  await registration.navigationPreload?.enable()
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(PAGE)) ?? Response.error()
  }
}
`

/** Takes the place of the other one where the owner has switched it off, and removes itself. */
export const NO_SERVICE_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`
