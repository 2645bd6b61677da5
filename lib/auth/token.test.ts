import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { readToken, signToken, TOKEN_SECONDS } from '@/lib/auth/token'

const SECRET = 'a secret of at least thirty-two bytes'
const AT = new Date('2026-11-21T12:00:00Z')
const IAT = AT.getTime() / 1000

const claims = {
  _id: '64a10000fb3f38dc26b408e2',
  username: 'l4pis',
  email: 'lapis@example.org',
  role: 'user',
  tv: 0,
  sid: 'abc',
  auth_time: IAT,
  iat: IAT,
  exp: IAT + TOKEN_SECONDS,
}

test('reading a token returns exactly its claims', async () => {
  expect(await readToken(await signToken(claims, SECRET), SECRET, AT)).toEqual(claims)
})

test('a token expires after 30 days by the given clock (G-3)', async () => {
  const token = await signToken(claims, SECRET)
  const lastSecond = new Date(AT.getTime() + (TOKEN_SECONDS - 1) * 1000)
  expect(await readToken(token, SECRET, lastSecond)).toEqual(claims)
  expect(await readToken(token, SECRET, new Date(lastSecond.getTime() + 1000))).toBeNull()
})

test('a token of another secret, algorithm or shape is invalid', async () => {
  expect(await readToken(await signToken(claims, `${SECRET}!`), SECRET, AT)).toBeNull()
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  expect(await readToken(unsigned, SECRET, AT)).toBeNull()
  const other = new SignJWT({ admin: true }).setProtectedHeader({ alg: 'HS256' })
  expect(await readToken(await other.sign(Buffer.from(SECRET)), SECRET, AT)).toBeNull()
})

test('a token that was read before is refused with another secret or another letter', async () => {
  const token = await signToken(claims, SECRET)
  expect(await readToken(token, SECRET, AT)).toEqual(claims)
  expect(await readToken(token, `${SECRET}!`, AT)).toBeNull()
  expect(await readToken(`${token.slice(0, -2)}AA`, SECRET, AT)).toBeNull()
})

test('a secret below 32 bytes is refused', async () => {
  await expect(async () => signToken(claims, 'short')).rejects.toThrow('32 bytes')
})

test.each(['HS384', 'HS512'])('a token is signed with HS256 alone, not %s (G-3)', async (alg) => {
  const secret = 'x'.repeat(64)
  const key = new TextEncoder().encode(secret)
  const sign = (name: string) => new SignJWT(claims).setProtectedHeader({ alg: name }).sign(key)
  expect(await readToken(await sign('HS256'), secret, AT)).toEqual(claims)
  expect(await readToken(await sign(alg), secret, AT)).toBeNull()
})
