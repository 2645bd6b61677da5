import { expect, test } from 'vitest'
import { checkPasswordRules } from '@/lib/account/password-rules'
import { withEnv } from '@/testing/env'

withEnv({ PASSWORD_BLOCKLIST: 'on' })

const ANNA = { username: 'ann4', email: 'anna.meyer@example.org' }

const refusal = (password: string, owner = ANNA) =>
  checkPasswordRules(password, owner).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

test('a password has 8 to 128 characters, white space included (G-24)', async () => {
  expect(await refusal('1234567')).toBe('Password must be at least 8 characters.')
  expect(await refusal('  x  y  ')).toBe(null)
  expect(await refusal('🌊 für Zoë')).toBe(null)
  expect(await refusal('x7'.repeat(64))).toBe(null)
  expect(await refusal('x7'.repeat(64) + '!')).toBe('Password must be at most 128 characters.')
})

test.each(['password', 'PASSWORD', 'iloveyou', '12345678', 'qwertyuiop'])(
  '%s is common (G-24)',
  async (password) => {
    expect(await refusal(password)).toBe('Please choose a less common password.')
  },
)

test.each(['anna.meyer', 'Anna.Meyer1', 'annaanna', 'ANN4-1234', 'anna2026!', '4nn4ann4anna'])(
  '%s is little more than the name of its owner (G-24)',
  async (password) => {
    expect(await refusal(password)).toBe('Please choose a less common password.')
  },
)

test('a password may contain the name beside enough other characters', async () => {
  expect(await refusal('anna walks the dog')).toBe(null)
  expect(await refusal('bonfire night', { username: 'bo', email: 'bo@example.org' })).toBe(null)
})
