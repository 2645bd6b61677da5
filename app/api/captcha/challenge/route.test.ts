import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { CAPTCHA_TEXTS, type CaptchaAction } from '@/lib/captcha/catalogue'
import type { Challenge, Solution } from '@/lib/captcha/schema'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-03-10T12:00:00Z'))

const ask = (action: string) => callRoute(GET, `/api/captcha/challenge?action=${action}`)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function challengeFor(action: CaptchaAction): Promise<Challenge> {
  return (await ask(action)).json()
}

function solve({ maxnumber, ...challenge }: Challenge): Solution {
  for (let number = 0; number <= maxnumber; number++) {
    if (sha256(challenge.salt + number) === challenge.challenge) return { ...challenge, number }
  }
  throw new Error('The challenge has no solution.')
}

const encode = (solution: unknown) => Buffer.from(JSON.stringify(solution)).toString('base64')
const check = (action: CaptchaAction, response: string | undefined) =>
  checkCaptcha({ action, response, ip: '192.0.2.1' })
const FAILED = { code: 'invalid', message: CAPTCHA_TEXTS.failed }

test("a challenge is ALTCHA's own JSON with bounded work (G-43)", async () => {
  const answer = await ask('reset')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const challenge = await answer.json()
  expect(challenge).toEqual({
    algorithm: 'SHA-256',
    challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
    maxnumber: 50_000,
    salt: expect.any(String),
    signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(solve(challenge).number).toBeLessThanOrEqual(50_000)
  expect((await challengeFor('reset')).challenge).not.toBe(challenge.challenge)
})

test('an unknown action and one without a CAPTCHA have no challenge', async () => {
  expect((await ask('delete')).status).toBe(400)
  expect((await callRoute(GET, '/api/captcha/challenge')).status).toBe(400)
  // CAPTCHA_SIGNUP is off.
  expect((await ask('signup')).status).toBe(404)
  await expect(check('signup', undefined)).resolves.toBeUndefined()
})

test('a solution counts once, for its action (G-43)', async () => {
  const response = encode(solve(await challengeFor('reset-request')))
  await expect(check('reset', response)).rejects.toMatchObject(FAILED)
  await check('reset-request', response)
  await expect(check('reset-request', response)).rejects.toMatchObject(FAILED)
})

test('of thirty concurrent uses one counts', async () => {
  const response = encode(solve(await challengeFor('make')))
  const uses = await Promise.allSettled(Array.from({ length: 30 }, () => check('make', response)))
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a solution is valid for ten minutes by the clock of the site (G-14, G-43)', async () => {
  const early = encode(solve(await challengeFor('reset')))
  const late = encode(solve(await challengeFor('reset')))
  setClock('2026-03-10T12:09:30Z')
  await check('reset', early)
  setClock('2026-03-10T12:11:00Z')
  await expect(check('reset', late)).rejects.toMatchObject(FAILED)
})

test('a moved clock does not make a spent challenge usable (G-14)', async () => {
  const response = encode(solve(await challengeFor('reset')))
  await check('reset', response)
  const spent = await (await stored('spentchallenges')).findOne({})
  expect(spent?.purgeAt.getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000)
})

test('only the solution of the site’s own challenge is accepted', async () => {
  const challenge = await challengeFor('reset')
  const solution = solve(challenge)
  const { salt, number } = solution
  const digit = String(number)[0] ?? ''
  const forgedSalt = `ff?action=reset&expires=9999999999&`
  const forged: unknown[] = [
    { ...solution, number: number + 1 },
    { ...solution, number: String(number) },
    { ...solution, number: -1 },
    { ...solution, signature: sha256('x') },
    { ...solution, algorithm: 'SHA-1' },
    { ...solution, salt: salt.replace('reset', 'make') },
    { ...solution, salt: salt.replace(/expires=\d+/, 'expires=9999999999') },
    // The same text under the hash, parted elsewhere.
    { ...solution, salt: salt + digit, number: Number(String(number).slice(1) || 0) },
    { ...solution, salt: forgedSalt, number: 7, challenge: sha256(`${forgedSalt}7`) },
    null,
    [],
    'x',
  ]
  for (const attempt of forged) {
    await expect(check('reset', encode(attempt))).rejects.toMatchObject(FAILED)
  }
  for (const text of ['x', '{}', '=', 'é', 'A'.repeat(10_000)]) {
    await expect(check('reset', text)).rejects.toMatchObject(FAILED)
  }
  await check('reset', encode(solution))
})

test('without a solution the text is that of G-43', async () => {
  for (const response of [undefined, '']) {
    await expect(check('reset', response)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please complete the CAPTCHA',
    })
  }
})
