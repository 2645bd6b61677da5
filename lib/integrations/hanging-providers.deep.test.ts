import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { callHangingProviders } from '@/testing/hanging-providers'

withTestDatabase()

const ROUNDS = 20

test('each call of a provider that hangs ends, also while garbage is collected (G-91b)', async () => {
  const ended = await callHangingProviders(ROUNDS)
  expect(Object.keys(ended)).toHaveLength(12)
  expect(ended).toEqual(Object.fromEntries(Object.keys(ended).map((name) => [name, ROUNDS])))
})
