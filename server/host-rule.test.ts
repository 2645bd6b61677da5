import { expect, test } from 'vitest'
import { type HostOptions, hostRule, takesAnyHost } from './host-rule'

const LOCAL = { host: '127.0.0.1', siteUrl: undefined, trustProxy: 0 }
const PUBLIC = { host: '127.0.0.1', siteUrl: 'https://Example.org', trustProxy: 0 }
const LOOPBACK = ['localhost', 'localhost:3000', 'a.localhost', '127.0.0.1:3000', '[::1]:3000']
const LITERAL = ['10.0.0.7', '203.0.113.7:3000', '[2001:db8::7]']
const FOREIGN = [
  'evil.example',
  'example.org.evil.example',
  'localhost.evil.example',
  'xexample.org',
]

function takes(options: HostOptions, host: string, forwarded?: string): boolean {
  return hostRule(options)({ host, ...(forwarded && { 'x-forwarded-host': forwarded }) })
}

test('with SITE_URL its host is taken in any spelling, and no other name', () => {
  for (const host of ['example.org', 'EXAMPLE.ORG:8443', 'example.org.']) {
    expect(takes(PUBLIC, host), host).toBe(true)
  }
  for (const host of [...FOREIGN, 'www.example.org']) {
    expect(takes(PUBLIC, host), host).toBe(false)
  }
})

test('with SITE_URL loopback names and literal addresses are taken, as health checks use them', () => {
  for (const host of [...LOOPBACK, ...LITERAL]) expect(takes(PUBLIC, host), host).toBe(true)
})

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])(
  'without SITE_URL a site that listens on %s takes loopback names only',
  (host) => {
    for (const name of LOOPBACK) expect(takes({ ...LOCAL, host }, name), name).toBe(true)
    for (const name of [...FOREIGN, ...LITERAL, 'example.org']) {
      expect(takes({ ...LOCAL, host }, name), name).toBe(false)
    }
    expect(takesAnyHost({ ...LOCAL, host })).toBe(false)
  },
)

test.each(['0.0.0.0', '::', '192.168.1.5', 'example.org'])(
  'without SITE_URL a site that listens on %s takes any name',
  (host) => {
    for (const name of [...LOOPBACK, ...FOREIGN, ...LITERAL]) {
      expect(takes({ ...LOCAL, host }, name), name).toBe(true)
    }
    expect(takesAnyHost({ ...LOCAL, host })).toBe(true)
  },
)

test('behind a proxy the forwarded host counts, and the proxy may use any name for the site', () => {
  const proxied = { ...PUBLIC, trustProxy: 1 }
  expect(takes(proxied, 'upstream', 'example.org')).toBe(true)
  expect(takes(proxied, 'example.org', 'evil.example')).toBe(false)
  expect(takes(proxied, 'upstream', 'evil.example, example.org')).toBe(true)
  expect(takes(proxied, 'upstream', 'example.org, evil.example')).toBe(false)
  expect(takes({ ...proxied, trustProxy: 2 }, 'upstream', 'example.org')).toBe(true)
  expect(takes(proxied, 'upstream')).toBe(true)
})

test('behind a proxy without SITE_URL any name passes; a forwarded host alone proves no proxy', () => {
  expect(takes({ ...LOCAL, trustProxy: 1 }, 'upstream', 'example.org')).toBe(true)
  expect(takes(PUBLIC, 'evil.example', 'example.org')).toBe(false)
})

test('a request of HTTP/1.0 that names no host passes', () => {
  expect(hostRule(PUBLIC)({})).toBe(true)
})
