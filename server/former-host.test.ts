import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { cached } from '@/lib/cache'
import { withTestDatabase } from '@/testing/db'
import { acceptFirst } from './accept-first'
import { admission } from './admission'
import { apiMethods } from './api-methods'
import { requestCheck } from './check-request'
import { requestHandler } from './handle-request'
import { type HostOptions, hostRule } from './host-rule'
import { answerOnConnections } from './page-cache/fast-path/answer-on-connections'
import { pageCache } from './page-cache/page-cache'
import { answerRenderer } from './page-cache/render-answer'
import { limitConnections } from './limit-connections'
import { handleOneAtATime } from './one-at-a-time'

withTestDatabase()

const HOSTS: HostOptions = {
  host: '127.0.0.1',
  siteUrl: 'https://example.org',
  formerHosts: ['www.example.org', 'old.example'],
  trustProxy: 0,
}
const POLICY = { dev: false, https: true, captchaHosts: [], tileHost: null }
const servers: http.Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server as `serve` puts it together, with one page that is cached for visitors. */
async function start(hosts: HostOptions): Promise<number> {
  const { trustProxy } = hosts
  const methods = apiMethods({})
  const server = http.createServer()
  servers.push(server)
  const use = limitConnections(server, { max: 100, near: 100, perAddress: undefined })
  const limits = admission(methods, acceptFirst(server))
  const app = {
    answer: async (_: http.IncomingMessage, response: http.ServerResponse) => {
      const text = await cached('page', ['page'], async () => 'the page')
      response.setHeader('content-type', 'text/html')
      response.end(text)
    },
    close: async () => {},
  }
  const cache = pageCache({
    ruleOf: () => ({}),
    render: answerRenderer(app, POLICY, limits.runRendering, (page) => page),
    limits,
    takesHost: hostRule(hosts),
    trustProxy,
  })
  const handle = requestHandler({
    app,
    methods,
    policy: POLICY,
    trustProxy,
    check: requestCheck({ hosts, methods, dev: false }),
    built: {
      files: { serve: () => false },
      admit: limits.admit,
      cache,
      deferScripts: (page) => page,
    },
    isDatabaseGone: () => false,
    isDraining: () => false,
  })
  handleOneAtATime(server, handle, cache.answerAtOnce)
  answerOnConnections(server, { ...cache, use })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Sends heads as they stand over one connection; resolves with what comes back until it ends. */
function send(port: number, ...heads: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1')
    let received = ''
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received += chunk.toString()
      const next = heads.shift()
      if (next === undefined) socket.end()
      else socket.write(next)
    })
    socket.on('close', () => resolve(received))
    socket.write(heads.shift() ?? '')
  })
}

const head = (line: string, host: string, more = '') =>
  `${line} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`

test('a former address leads to the same path and query of today’s with 308, also while the page is cached', async () => {
  const port = await start(HOSTS)
  const request = head('GET /art?page=2', 'example.org')
  // The second time the page is cached already.
  expect(await send(port, request, request)).toMatch(/200 OK[^]*the page[^]*200 OK[^]*the page/)
  for (const host of ['www.example.org', 'WWW.Example.ORG:8080', 'old.example.']) {
    for (const line of ['GET /art?page=2', 'HEAD /art?page=2', 'POST /api/x?page=2']) {
      const length = line.startsWith('POST') ? 'Content-Length: 0\r\n' : ''
      const answer = await send(port, head(line, host, length))
      const path = line.split(' ')[1] ?? ''
      expect(answer, `${line} on ${host}`).toMatch(/^HTTP\/1\.1 308 Permanent Redirect\r\n/)
      expect(answer).toContain(`\r\nlocation: https://example.org${path}\r\n`)
      expect(answer).not.toContain('strict-transport-security')
    }
  }
  // Over the connection on which the fast path has answered before.
  expect(await send(port, request, head('GET /art?page=2', 'www.example.org'))).toMatch(
    /200 OK[^]*308 Permanent/,
  )
})

test('behind a proxy the forwarded host decides, and without one the name that the proxy uses', async () => {
  const port = await start({ ...HOSTS, trustProxy: 1 })
  const forwarded = (host: string) => `X-Forwarded-Host: ${host}\r\n`
  const ask = (host: string, more = '') => send(port, head('GET /', host, more))
  expect(await ask('upstream', forwarded('old.example'))).toContain(' 308 ')
  expect(await ask('old.example', forwarded('example.org'))).toContain(' 200 ')
  expect(await ask('old.example')).toContain(' 308 ')
  expect(await ask('upstream')).toContain(' 200 ')
})

test('a former address leads to no other site, and other hosts are 421 as before', async () => {
  const port = await start(HOSTS)
  for (const target of ['//evil.example/', 'http://evil.example/', '/\\evil.example']) {
    const answer = await send(port, head(`GET ${target}`, 'old.example'))
    expect(answer, target).toMatch(/^HTTP\/1\.1 400 /)
  }
  const other = await send(port, head('GET /', 'sub.www.example.org'))
  expect(other).toMatch(/^HTTP\/1\.1 421 /)
  expect(other).not.toContain('strict-transport-security')
})
