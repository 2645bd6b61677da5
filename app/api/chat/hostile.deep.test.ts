import { expect, test } from 'vitest'
import { testHostileLines } from '@/testing/hostile-chat'
import { HOSTILE_LINES } from '@/testing/hostile-lines'

await testHostileLines(HOSTILE_LINES)

test('there are 60 different lines', () => {
  expect(new Set(HOSTILE_LINES).size).toBe(60)
})
