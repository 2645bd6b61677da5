import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { missingSettings, summaryLines } from './summary'

const SITE = {
  seconds: '4.2',
  here: 'http://localhost:3000',
  elsewhere: null,
  dataDir: '/srv/site/.data',
  notes: ['SMTP_URL is not set.', 'CONTACT_EMAIL is not set.'],
  owner: null,
}

test('a person sees address, sign-in, data and what is to do', () => {
  expect(summaryLines({ ...SITE, elsewhere: 'https://example.org' })).toEqual([
    '',
    'Ready after 4.2 s: http://localhost:3000',
    '',
    'Public    https://example.org',
    'Sign in   http://localhost:3000/login',
    'Settings  http://localhost:3000/user-stats/settings',
    'Data      /srv/site/.data',
    'To do     SMTP_URL is not set.',
    '          CONTACT_EMAIL is not set.',
    '',
  ])
})

test('the password of a new owner is the last, with the address to sign in', () => {
  const lines = summaryLines({ ...SITE, owner: { username: 'owner', password: 'abcde-fghij' } })
  expect(lines.slice(-6)).toEqual([
    '',
    'The password is shown this once; npm run admin:password changes it.',
    'Sign in   http://localhost:3000/login',
    'Owner     owner',
    'Password  abcde-fghij',
    '',
  ])
})

test('a password that was given is not shown', () => {
  const owner = { username: 'owner', password: null }
  expect(summaryLines({ ...SITE, owner }).at(-1)).toBe(
    'Owner     owner, with the password of OWNER_PASSWORD',
  )
})

test('what is missing is what keeps mail and people from reaching the owner', () => {
  const missing = missingSettings(parseEnv({}))
  expect(missing).toEqual([
    'SMTP_URL is not set: mail stays in the outbox.',
    'CONTACT_EMAIL is not set: the contact page shows no address.',
  ])
  const set = parseEnv({ SMTP_URL: 'smtp://localhost', CONTACT_EMAIL: 'a@example.org' })
  expect(missingSettings(set)).toEqual([])
})
