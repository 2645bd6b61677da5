import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { POST as signIn } from '@/app/api/signin/route'
import { defineRoute } from '@/lib/http/define-route'
import { logger } from '@/lib/logger'
import { withTestDatabase } from '@/testing/db'
import { setEnv, withEnv } from '@/testing/env'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'

withEnv({ SITE_URL: 'https://example.org' })
withTestDatabase()

const WWW = 'https://www.example.org'
const HELP = `This page was opened at ${WWW}, but the address of the site is https://example.org. Please open it there.`

const logged = vi.spyOn(logger(), 'warn')
beforeEach(() => void logged.mockReset())

async function refusal(headers: Record<string, string>): Promise<string> {
  const body = { username: 'n0b0dy', password: 'wrong' }
  const sent = { host: '127.0.0.1:3000', ...headers }
  const response = await callRoute(signIn, '/api/signin', { method: 'POST', body, headers: sent })
  expect(response.status).toBe(403)
  return response.text()
}

test('a form on another host than that of SITE_URL is refused with both addresses, and logged once a host', async () => {
  const page = { origin: WWW, 'sec-fetch-site': 'same-origin' }
  expect(await refusal(page)).toBe(HELP)
  expect(await refusal(page)).toBe(HELP)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged.mock.calls[0]?.[0]).toEqual({ host: 'www.example.org' })
  await refusal({ ...page, origin: 'https://old.example.org:8443' })
  expect(logged).toHaveBeenCalledTimes(2)
})

test('over plain HTTP the page is known by the path that its browser names', async () => {
  const origin = 'http://old.example.org'
  expect(await refusal({ origin, referer: `${origin}/login?next=%2F` })).toContain(
    `This page was opened at ${origin}, but the address of the site is https://example.org.`,
  )
})

test.each([
  ['names itself', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['is a neighbour', { origin: WWW, 'sec-fetch-site': 'same-site' }],
  ['has an old browser', { origin: 'https://evil.example', referer: 'https://evil.example/' }],
  ['names another page', { origin: 'http://evil.example', referer: `${WWW}/login` }],
  ['hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['sends nonsense', { origin: 'https://[', 'sec-fetch-site': 'same-origin', referer: '//' }],
])('a page of another site that %s is told only of the CSRF token', async (_, headers) => {
  expect(await refusal(headers)).toBe('Invalid CSRF token')
  expect(logged).not.toHaveBeenCalled()
})

test('a member’s form on another host is told so too, and one on the site’s own only of the token', async () => {
  const { cookieOnly } = await createUser()
  const route = defineRoute({ access: 'user', answer: z.string(), run: () => 'done' })
  const change = async (origin: string) => {
    const headers = { ...cookieOnly, origin, 'sec-fetch-site': 'same-origin', host: '127.0.0.1' }
    const response = await callRoute(route, '/api/x', { method: 'POST', headers })
    return [response.status, (await response.json()).error]
  }
  expect(await change('https://example.org')).toEqual([403, 'Invalid CSRF token'])
  expect(await change(WWW)).toEqual([403, HELP])
})

test('where SITE_URL is not set, the text names the key', async () => {
  const restore = setEnv({ SITE_URL: undefined })
  const text = await refusal({ origin: WWW, 'sec-fetch-site': 'same-origin' })
  restore()
  expect(text).toBe(
    `This page was opened at ${WWW}, which the site does not know as its address. Its owner has to set SITE_URL.`,
  )
})
