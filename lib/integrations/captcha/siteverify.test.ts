import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CAPTCHA_DOWN, createSiteverify } from '@/lib/integrations/captcha/siteverify'
import { logger } from '@/lib/logger'

type Answer = { status?: number; body?: string; json?: unknown; hang?: boolean }

let answer: Answer = {}
let received: URLSearchParams[] = []
let url = ''
const stub = http.createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    if (answer.hang) return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(answer.body ?? JSON.stringify(answer.json))
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}/siteverify`
})
beforeEach(() => {
  answer = {}
  received = []
})
afterAll(() => {
  stub.closeAllConnections()
  stub.close()
})

function verify(given: Answer, settings: { url?: string; reportsActions?: boolean } = {}) {
  answer = given
  const verifier = createSiteverify({
    url,
    siteKey: 'site-key',
    secret: 'shh',
    reportsActions: false,
    hostname: 'site.example',
    timeoutMs: given.hang ? 300 : 10_000,
    ...settings,
  })
  return verifier({ action: 'reset', response: 'a&b=c', ip: '192.0.2.1' })
}

const DOWN = { code: 'unavailable', message: CAPTCHA_DOWN }

test('the provider receives its own fields and its success is accepted', async () => {
  // The formats of reCAPTCHA, Turnstile and hCaptcha.
  const yes = [
    { success: true, challenge_ts: '2026-03-10T12:00:00Z', hostname: 'site.example' },
    { success: true, 'error-codes': [], hostname: 'site.example', action: 'reset', cdata: '' },
    { success: true, challenge_ts: '2026-03-10T12:00:00Z', hostname: 'site.example', credit: true },
  ]
  for (const json of yes) expect(await verify({ json })).toBe(true)
  expect(Object.fromEntries(received[0] ?? [])).toEqual({
    secret: 'shh',
    response: 'a&b=c',
    remoteip: '192.0.2.1',
    sitekey: 'site-key',
  })
})

test('a failure is refused, and so is a success for another site or action (G-43)', async () => {
  const no = [
    { success: false, 'error-codes': ['invalid-input-response'] },
    { success: false, 'error-codes': ['timeout-or-duplicate'] },
    { success: false },
    { success: true, hostname: 'evil.example' },
    { success: true, hostname: 'site.example', action: 'make' },
  ]
  for (const json of no) expect(await verify({ json }), JSON.stringify(json)).toBe(false)
})

test('a provider that reports actions must report the right one (G-43)', async () => {
  const json = { success: true, hostname: 'site.example' }
  const reportsActions = true
  expect(await verify({ json: { ...json, action: 'reset' } }, { reportsActions })).toBe(true)
  for (const action of ['', undefined, 'make']) {
    expect(await verify({ json: { ...json, action } }, { reportsActions })).toBe(false)
  }
})

test('a failing provider or refused keys answer 503 with a clear text', async () => {
  const failures: Answer[] = [
    { status: 500, json: { success: true } },
    { status: 302, json: { success: true } },
    { body: '<html>' },
    { json: { ok: 'yes' } },
    { json: null },
    { json: { success: false, 'error-codes': ['invalid-input-secret'] } },
    { json: { success: false, 'error-codes': ['sitekey-secret-mismatch'] } },
    { json: { success: false, 'error-codes': ['internal-error'] } },
    { hang: true },
  ]
  for (const failure of failures) {
    await expect(verify(failure), JSON.stringify(failure)).rejects.toMatchObject(DOWN)
  }
  const nobody = { url: 'http://127.0.0.1:1/siteverify' }
  await expect(verify({}, nobody)).rejects.toMatchObject(DOWN)
})

test('a failure of the provider is logged once, by what answers the call', async () => {
  const logged = vi.spyOn(logger(), 'error').mockReturnValue()
  const cause = { message: 'The CAPTCHA provider answered invalid-input-secret.' }
  const json = { success: false, 'error-codes': ['invalid-input-secret'] }
  await expect(verify({ json })).rejects.toMatchObject({ ...DOWN, cause })
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})
