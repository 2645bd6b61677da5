import vm from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { setEnv } from '@/testing/env'
import { callRoute } from '@/testing/request'
import { GET } from './route'

type Handler = (event: Record<string, unknown>) => void

/** Runs the script of a site as a browser does that has older caches. */
async function startWorker(setting: string) {
  onTestFinished(setEnv({ SERVICE_WORKER: setting }))
  const script = await (await callRoute(GET, '/sw.js')).text()
  const handlers = new Map<string, Handler>()
  const stored = new Map<string, string[]>([['older', ['/profile']]])
  const network = { isUp: true, requested: [] as string[], unregistered: false }
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string) =>
      [...stored.values()].flat().includes(path) ? 'kept' : undefined,
    open: async (name: string) => ({
      add: async (request: { path: string; credentials: string }) => {
        expect(request.credentials).toBe('omit')
        stored.set(name, [...(stored.get(name) ?? []), request.path])
      },
    }),
  }
  vm.runInNewContext(script, {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => {},
    registration: { unregister: async () => (network.unregistered = true) },
    caches,
    Response: { error: () => 'failed' },
    Request: function (this: object, path: string, options: object) {
      Object.assign(this, { path, ...options })
    },
    fetch: async ({ url }: { url: string }) => {
      network.requested.push(url)
      if (!network.isUp) throw new TypeError('Failed to fetch')
      return 'fresh'
    },
  })
  const wait = async (name: string) => {
    const work: Promise<unknown>[] = []
    handlers.get(name)?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }
  await wait('install')
  await wait('activate')
  const ask = async (request: object) => {
    let answer: unknown = 'left alone'
    handlers.get('fetch')?.({ request, respondWith: (given: unknown) => (answer = given) })
    return answer
  }
  return { stored, network, ask }
}

test('the worker keeps the offline page alone, fetched without cookies', async () => {
  const { stored } = await startWorker('on')
  expect([...stored.values()]).toEqual([['/offline']])
  expect(stored.has('older')).toBe(false)
})

test('a page comes from the network, and the kept one stands in where there is none', async () => {
  const { network, ask } = await startWorker('on')
  const page = { url: '/profile', mode: 'navigate', method: 'GET' }
  expect(await ask(page)).toBe('fresh')
  network.isUp = false
  expect(await ask(page)).toBe('kept')
  expect(await ask({ ...page, method: 'POST' })).toBe('left alone')
  expect(await ask({ url: '/api/health', mode: 'cors', method: 'GET' })).toBe('left alone')
})

test('where it is switched off, the worker removes all that was kept and itself', async () => {
  const { stored, network, ask } = await startWorker('off')
  expect(stored.size).toBe(0)
  expect(network.unregistered).toBe(true)
  expect(await ask({ url: '/', mode: 'navigate', method: 'GET' })).toBe('left alone')
})
