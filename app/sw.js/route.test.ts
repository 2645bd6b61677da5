import vm from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { setEnv } from '@/testing/env'
import { callRoute } from '@/testing/request'
import { GET } from './route'

type Handler = (event: Record<string, unknown>) => void
type Sent = { url: string; credentials?: string }

const SITE = 'https://example.org'
const HTML = { 'content-type': 'text/html', 'content-encoding': 'br' }
const pathOf = (request: string | Sent) => {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, SITE)
  return pathname + search
}

/** As that of browsers, in memory. */
function createCaches(fetchPath: (request: Sent) => Promise<Response>) {
  const stored = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const copies = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, copies)
    return {
      keys: async () => [...copies.keys()].map((path) => ({ url: SITE + path })),
      match: async (request: string) => copies.get(pathOf(request))?.clone(),
      put: async (request: string, response: Response) => copies.set(pathOf(request), response),
      delete: async (request: string) => copies.delete(pathOf(request)),
      add: async (request: Sent) => copies.set(pathOf(request), await fetchPath(request)),
    }
  }
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => open(name),
    match: async (request: string, { cacheName }: { cacheName?: string } = {}) => {
      const among = [...stored].filter(([name]) => cacheName === undefined || name === cacheName)
      return among.flatMap(([, copies]) => copies.get(pathOf(request)) ?? [])[0]?.clone()
    },
  }
  return { caches, stored }
}

/** Runs the script of a site as a browser does that has older caches. */
async function startWorker(setting: string, pages: Record<string, string> = {}) {
  onTestFinished(setEnv({ SERVICE_WORKER: setting }))
  const script = await (await callRoute(GET, '/sw.js')).text()
  const handlers = new Map<string, Handler>()
  const served: Record<string, string> = { '/offline': 'offline', ...pages }
  const network = { isUp: true, unregistered: false, pages: served }
  const answerOf = async (request: string | Sent): Promise<Response> => {
    if (!network.isUp) throw new TypeError('Failed to fetch')
    const text = served[pathOf(request)]
    return new Response(text ?? 'Not found', { status: text ? 200 : 404, headers: HTML })
  }
  const { caches, stored } = createCaches(async (request) => {
    expect(request.credentials).toBe('omit')
    return answerOf(request)
  })
  stored.set('older', new Map([['/profile', new Response('older')]]))
  vm.runInNewContext(script, {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => {},
    registration: { unregister: async () => (network.unregistered = true) },
    clients: { claim: async () => {}, matchAll: async () => [] },
    navigator: { locks: { request: (_: string, work: () => unknown) => work() } },
    location: { origin: SITE },
    caches,
    Response,
    Headers,
    URL,
    Request: function (this: object, url: string, options: object) {
      Object.assign(this, { url, ...options })
    },
    fetch: async (request: string | Sent, options?: { credentials: string }) => {
      if (typeof request === 'string') expect(options?.credentials).toBe('omit')
      return answerOf(request)
    },
  })
  const raise = async (name: string, event: object = {}) => {
    const work: unknown[] = []
    const respond = { answer: undefined as Promise<Response> | undefined }
    handlers.get(name)?.({
      ...event,
      waitUntil: (promise: unknown) => work.push(promise),
      respondWith: (given: Promise<Response>) => (respond.answer = given),
    })
    await Promise.all(work)
    return respond.answer
  }
  await raise('install')
  await raise('activate')
  const get = async (path: string, more: object = {}) => {
    const request = { url: SITE + path, mode: 'navigate', method: 'GET', headers: new Headers() }
    const answer = await raise('fetch', { request: { ...request, ...more } })
    return answer && (answer.type === 'error' ? 'failed' : answer.text())
  }
  const post = async (data: string) => {
    const states: Record<string, unknown>[] = []
    const port = { postMessage: (state: Record<string, unknown>) => states.push(state) }
    await raise('message', { data, ports: [port] })
    return states
  }
  const copies = () => [...(stored.get('cookbook')?.keys() ?? [])].sort()
  return { stored, network, get, post, copies }
}

const file = (name: string) => `/_next/static/chunks/${name}.js`
const script = (name: string) => `<script src="${file(name)}"></script>`

/** A site with two recipes on two pages of the list. */
const COOKBOOK = {
  '/cookbook': `<html lang="en">${script('list')}<img src="/api/recipes/images/1/s.webp"><a href="/cookbook/goulash">Goulash</a><a href="/cookbook?tag=soup">soup</a><a href="/cookbook?cursor=a">older</a>`,
  '/cookbook?cursor=a': `<html lang="en"><a href="/cookbook/cook&#x27;s-soup">Soup</a>`,
  '/cookbook/goulash': `<html lang="en">${script('recipe')}<img srcset="/api/recipes/images/1/s.webp 720w, /api/recipes/images/1/f.webp 1600w"><img src="/api/recipes/images/1/make.webp">`,
  "/cookbook/cook's-soup": '<html lang="en">Soup',
  '/api/recipes/images/1/s.webp': 'small',
  [file('list')]: 'list()',
  [file('recipe')]: 'e.v(t=>Promise.all(["static/chunks/cook-mode.js"].map(t=>e.l(t))))',
  [file('cook-mode')]: 'cook()',
}
const GOULASH = [
  ...['/_next/static/chunks/cook-mode.js', '/_next/static/chunks/recipe.js'],
  ...['/api/recipes/images/1/f.webp', '/api/recipes/images/1/s.webp', '/cookbook/goulash'],
]

test('where nothing of the cookbook was opened, the worker keeps the offline page alone', async () => {
  const { stored, network, get } = await startWorker('on', { '/about': 'about' })
  expect(await get('/about')).toBe('about')
  expect([...stored].map(([, paths]) => [...paths.keys()])).toEqual([['/offline']])
  network.isUp = false
  expect(await get('/about')).toBe('offline')
  expect(await get('/about', { method: 'POST' })).toBeUndefined()
  expect(await get('/api/health', { mode: 'cors' })).toBeUndefined()
})

test('an opened recipe is kept with what it loads later, and tells its age without a network', async () => {
  const { network, get, copies } = await startWorker('on', COOKBOOK)
  await get('/cookbook/goulash?_rsc=1', { mode: 'cors', headers: new Headers({ rsc: '1' }) })
  expect(copies()).toEqual(GOULASH)
  network.isUp = false
  expect(await get('/cookbook/goulash')).toMatch(/^<html data-as-of="\d\d:\d\d" lang="en">/)
  expect(await get(file('cook-mode'), { mode: 'cors' })).toBe('cook()')
  // The small picture stands in for the full one.
  expect(await get('/api/recipes/images/1/f.webp', { mode: 'no-cors' })).toBe('small')
  expect(await get('/cookbook')).toBe('offline')
})

test('an update replaces a copy only once all its files are stored', async () => {
  const { network, get, copies } = await startWorker('on', COOKBOOK)
  await get('/cookbook/goulash')
  network.pages['/cookbook/goulash'] = `<html lang="en">${script('newer')}`
  delete network.pages[file('recipe')]
  await get('/cookbook/goulash')
  expect(copies()).toEqual(GOULASH)
  // A page of the former build is still open.
  expect(await get(file('recipe'), { mode: 'cors' })).toContain('cook-mode')
  network.pages[file('newer')] = 'newer()'
  await get('/cookbook/goulash')
  expect(copies()).toEqual([file('newer'), '/cookbook/goulash'])
})

test('all recipes of all pages of the list are kept, and those that are gone are dropped', async () => {
  const { network, get, post, copies } = await startWorker('on', COOKBOOK)
  const over = { recipes: 2, asOf: expect.stringMatching(/^\d\d:\d\d$/) as string, isOver: true }
  expect(await post('keep all')).toEqual([{ done: 1, total: 2 }, { done: 2, total: 2 }, over])
  const both = ['/cookbook', '/cookbook/goulash', "/cookbook/cook's-soup", '/cookbook?cursor=a']
  expect(copies()).toEqual(expect.arrayContaining(both))
  network.isUp = false
  expect((await post('keep all')).at(-1)).toEqual({ ...over, hasFailed: true })
  expect(await get("/cookbook/cook's-soup")).toContain('Soup')
  network.isUp = true
  network.pages['/cookbook'] = '<html lang="en"><a href="/cookbook/goulash">Goulash</a>'
  expect((await post('keep all')).at(-1)).toEqual({ ...over, recipes: 1 })
  expect(copies()).toEqual([...GOULASH.slice(0, 4), '/cookbook', '/cookbook/goulash'])
  delete network.pages['/cookbook/goulash']
  await get('/cookbook/goulash')
  expect(copies()).toEqual(['/cookbook'])
  expect(await post('drop')).toEqual([{ recipes: 0, isOver: true }])
})

test('where it is switched off, the worker removes all that was kept and itself', async () => {
  const { stored, network, get } = await startWorker('off')
  expect(stored.size).toBe(0)
  expect(network.unregistered).toBe(true)
  expect(await get('/')).toBeUndefined()
})
