import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { GET as artStatus } from '@/app/api/art-of-the-day/status/route'
import { POST as signIn } from '@/app/api/signin/route'
import type { RouteHandler } from '@/lib/http/define-route'
import { POST as chatMessage } from '@/app/api/chat/message/route'
import { answerDirectly, directRoute, routeAtOnce } from './direct-routes'

let refuse: (() => void) | undefined

async function ask(handler: RouteHandler, path: string, init: RequestInit = {}): Promise<Response> {
  const server = http.createServer((request, response) => {
    response.setHeader('x-request-id', 'one')
    refuse = () => response.writeHead(413).end()
    void answerDirectly(handler, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    return await fetch(`http://127.0.0.1:${port}${path}`, init)
  } finally {
    server.close()
  }
}

test('a listed call goes to its own route, and only by its own method', () => {
  expect(directRoute('GET', '/api/art-of-the-day/status')).toBe(artStatus)
  expect(directRoute('HEAD', '/api/art-of-the-day/status')).toBe(artStatus)
  expect(directRoute('POST', '/api/signin')).toBe(signIn)
  expect(directRoute('GET', '/api/signin')).toBeUndefined()
  expect(directRoute('GET', '/api/art-of-the-day/today')).toBeUndefined()
  expect(directRoute('POST', '/api/chat/message')).toBe(chatMessage)
  expect(routeAtOnce('POST', '/api/chat/message')).toBeUndefined()
})

test('the route receives URL and headers, and its status, headers and body are sent', async () => {
  const echo: RouteHandler = async (request) => {
    const { search } = new URL(request.url)
    const headers = new Headers({ 'cache-control': 'no-store' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response(`${search} ${request.headers.get('x-sent')}`, { status: 202, headers })
  }
  const answer = await ask(echo, '/x?p=1', { headers: { 'x-sent': 'yes' } })
  expect([answer.status, await answer.text()]).toEqual([202, '?p=1 yes'])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-request-id')).toBe('one')
})

test('a GET handler answers HEAD, without a body', async () => {
  const echo: RouteHandler = async (request) => new Response(request.method)
  const answer = await ask(echo, '/x', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test('the route reads the body', async () => {
  const echo: RouteHandler = async (request) => new Response((await request.text()).toUpperCase())
  expect(await (await ask(echo, '/x', { method: 'POST', body: 'a body' })).text()).toBe('A BODY')
})

test('events go out one by one, and the route learns that its client has left', async () => {
  let signal: AbortSignal | undefined
  const events: RouteHandler = async (request) => {
    signal = request.signal
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: first\n\n')),
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const leaving = new AbortController()
  const answer = await ask(events, '/x', { signal: leaving.signal })
  const first = await answer.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('event: first\n\n')
  expect(signal?.aborted).toBe(false)
  leaving.abort()
  await expect.poll(() => signal?.aborted).toBe(true)
})

test('a request that was refused while its body was read keeps that response', async () => {
  const refused: RouteHandler = async () => {
    refuse?.()
    return new Response('too late')
  }
  expect((await ask(refused, '/x')).status).toBe(413)
})
