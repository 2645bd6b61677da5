import { expect, test } from 'vitest'
import {
  countdown,
  NEW_SESSION,
  parseSession,
  secondsLeft,
} from '@/lib/cookbook/timers/cook-session'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const timer = { id: 'a', label: '20 minutes', step: 1, endsAt: NOW + 60_000 }

test('a session is read as it was kept', () => {
  const stored = { isOpen: true, step: 2, timers: [timer] }
  expect(parseSession(JSON.stringify(stored), 4, NOW)).toEqual(stored)
})

test.each(['', 'null', '[]', '7', '{"timers":3,"step":"x"}', '{broken'])(
  'what cannot be read is a new session: %s',
  (text) => expect(parseSession(text, 4, NOW)).toEqual(NEW_SESSION),
)

test('a step that is gone becomes the last one, timers of another meal are forgotten', () => {
  const old = { ...timer, endsAt: NOW - 13 * 60 * 60 * 1000 }
  const stored = { isOpen: true, step: 9, timers: [timer, old, { id: 'b' }, null] }
  expect(parseSession(JSON.stringify(stored), 4, NOW)).toMatchObject({ step: 3, timers: [timer] })
})

test('the time left is rounded up, and shown with hours where there are any', () => {
  expect(secondsLeft(timer, NOW + 500)).toBe(60)
  expect([3900, 270, 9, 0, -5].map(countdown)).toEqual(['1:05:00', '4:30', '0:09', '0:00', '0:00'])
})
