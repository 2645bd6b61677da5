import fs from 'node:fs'
import path from 'node:path'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { sessionCookieName } from '@/lib/auth/cookies'
import { signToken } from '@/lib/auth/token'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { config, middleware } from './middleware'

const iat = Math.floor(now().getTime() / 1000)
const secret = env().AUTH_SECRET ?? ''
const tokenOf = (role: string, key = secret) =>
  signToken(
    {
      _id: 'a'.repeat(24),
      username: 'anna',
      email: 'anna@example.org',
      role,
      tv: 0,
      sid: 'sid',
      auth_time: iat,
      iat,
      exp: iat + 60,
    },
    key,
  )

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
  const passes = response.headers.get('x-middleware-next') === '1'
  return passes ? 'passes' : [response.status, await response.text()]
}
const cookie = (token: string) => ({ cookie: `${sessionCookieName()}=${token}` })

const CALL = '/api/mail/admin/outbox'

test('a call without a valid token is refused with 401 before its handler runs (G-2, G-7)', async () => {
  const text = JSON.stringify({ error: 'Please log in.', message: 'Please log in.' })
  expect(await ask(CALL)).toEqual([401, text])
  expect(await ask(CALL, cookie('nonsense'))).toEqual([401, text])
  expect(await ask(CALL, cookie(await tokenOf('admin', 'x'.repeat(44))))).toEqual([401, text])
})

test('whether a session has ended or a role is lacking is left to the handler (G-2)', async () => {
  for (const role of ['user', 'user,chef', 'admin']) {
    expect(await ask(CALL, cookie(await tokenOf(role))), role).toBe('passes')
  }
  expect(await ask(CALL, { 'x-auth-token': 'nonsense' })).toBe('passes')
})

test('an admin page needs the role in the token (G-7, G-8)', async () => {
  for (const path of [
    '/user-stats',
    '/art-of-the-day/admin',
    '/art/add',
    '/art/arrange',
    '/art/add/many',
  ]) {
    expect((await ask(path))[0], path).toBe(403)
    expect((await ask(path, cookie(await tokenOf('user,chef'))))[0], path).toBe(403)
    expect(await ask(path, cookie(await tokenOf('user,admin'))), path).toBe('passes')
  }
  for (const path of ['/art/add', '/art/add/many', '/art/arrange']) {
    expect(await ask(path, cookie(await tokenOf('gallery_manager'))), path).toBe('passes')
  }
})

const filesOf = (folder: string, name: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name)

const addressOf = (file: string) =>
  `/${path.dirname(file)}`.replaceAll(/\/\([^)]+\)|\.$/g, '').replaceAll(/\[[^\]]+\]/g, 'a')

test('the middleware runs for each page and each call of those with a role (G-7, G-8)', () => {
  const pages = filesOf('app/(site)', 'page.tsx').filter((file) =>
    /requireRole\('(admin|gallery_manager)'\)|AdminScreen/.test(
      fs.readFileSync(path.join('app/(site)', file), 'utf8'),
    ),
  )
  const calls = filesOf('app/api', 'route.ts').filter((file) => file.split('/')[1] === 'admin')
  expect(pages.length).toBeGreaterThan(10)
  expect(calls.length).toBeGreaterThan(10)
  const addresses = [...pages.map(addressOf), ...calls.map((file) => `/api${addressOf(file)}`)]
  expect(
    addresses.filter((url) => !unstable_doesMiddlewareMatch({ config, url, nextConfig: {} })),
  ).toEqual([])
})
