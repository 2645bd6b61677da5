import { expect, onTestFinished, test } from 'vitest'
import { setEnv } from '@/testing/env'
import { callRoute } from '@/testing/request'
import { GET } from './route'

async function read() {
  return callRoute(GET, '/.well-known/security.txt')
}

test('it has what RFC 9116 requires, e-mail first', async () => {
  onTestFinished(
    setEnv({
      SITE_URL: 'https://sketches.example.org',
      CONTACT_EMAIL: 'hello@example.org',
      CODE_HOST_URL: 'https://code.example.org/anna',
      TEST_CLOCK: '2026-03-10T12:00:00Z',
    }),
  )
  const answer = await read()
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await answer.text()).split('\r\n')).toEqual([
    'Contact: mailto:hello@example.org',
    'Contact: https://code.example.org/anna',
    'Contact: https://sketches.example.org/contact',
    'Expires: 2026-06-08T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://sketches.example.org/.well-known/security.txt',
    '',
  ])
})

test('it is missing on a site at an http address without contacts, which RFC 9116 does not know', async () => {
  expect((await read()).status).toBe(404)
})
