import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { GET as artStatus } from '@/app/api/art-of-the-day/status/route'
import type { RouteHandler } from '@/lib/http/define-route'
import { answerDirectly, directRoute } from './direct-routes'

async function ask(handler: RouteHandler, path: string, headers = {}): Promise<Response> {
  const server = http.createServer((request, response) => {
    response.setHeader('x-request-id', 'one')
    void answerDirectly(handler, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    return await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  } finally {
    server.close()
  }
}

test('a call that pages repeat goes to its own route, and only as GET', () => {
  expect(directRoute('GET', '/api/art-of-the-day/status')).toBe(artStatus)
  expect(directRoute('HEAD', '/api/art-of-the-day/status')).toBeUndefined()
  expect(directRoute('GET', '/api/art-of-the-day/today')).toBeUndefined()
})

test('the route sees address and headers, and its status, headers and body are sent', async () => {
  const echo: RouteHandler = async (request) => {
    const { search } = new URL(request.url)
    const headers = new Headers({ 'cache-control': 'no-store' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response(`${search} ${request.headers.get('x-told')}`, { status: 202, headers })
  }
  const answer = await ask(echo, '/x?p=1', { 'x-told': 'yes' })
  expect([answer.status, await answer.text()]).toEqual([202, '?p=1 yes'])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-request-id')).toBe('one')
})
