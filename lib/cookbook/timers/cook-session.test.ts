import { expect, test } from 'vitest'
import {
  countdown,
  NEW_SESSION,
  parseSession,
  parseTimers,
  secondsLeft,
  writeSession,
} from '@/lib/cookbook/timers/cook-session'
import { HOUR_MS } from '@/lib/durations'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const timer = {
  id: 'a',
  label: '20 minutes',
  step: 1,
  endsAt: NOW + 60_000,
  hasRung: false,
  title: 'Stew',
}

test('a session is read as it was stored, and forgotten after 12 hours', () => {
  const session = { isOpen: true, step: 2, room: 'BRTK' }
  const stored = writeSession(session, NOW)
  expect(parseSession(stored, 4, NOW + 11 * HOUR_MS)).toEqual(session)
  expect(parseSession(stored, 4, NOW + 12 * HOUR_MS)).toEqual(NEW_SESSION)
})

test.each(['', 'null', '[]', '7', '{"changedAt":"x","step":"x"}', '{broken'])(
  'what cannot be read is a new session without timers: %s',
  (text) => {
    expect(parseSession(text, 4, NOW)).toEqual(NEW_SESSION)
    expect(parseTimers(text, NOW)).toEqual([])
  },
)

test('a step that is gone becomes the last one, timers of another meal are forgotten', () => {
  expect(
    parseSession(writeSession({ isOpen: true, step: 9, room: null }, NOW), 4, NOW),
  ).toMatchObject({
    step: 3,
  })
  const old = { ...timer, endsAt: NOW - 13 * HOUR_MS }
  expect(parseTimers(JSON.stringify([timer, old, { id: 'b' }, null]), NOW)).toEqual([timer])
})

test('the time left is rounded up, and shown with hours where there are any', () => {
  expect(secondsLeft(timer, NOW + 500)).toBe(60)
  expect([3900, 270, 9, 0, -5].map(countdown)).toEqual(['1:05:00', '4:30', '0:09', '0:00', '0:00'])
})
