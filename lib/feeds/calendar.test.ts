import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar'

const EVENT: CalendarEvent = {
  uid: 'a@example.org',
  start: new Date('2026-03-10T04:50:00.123Z'),
  end: new Date('2026-03-10T09:40:00Z'),
  stamp: new Date('2026-03-01T00:00:00Z'),
  title: 'Tea, cake; and \\ more',
  description: 'Two lines:\nthe second one',
  url: 'https://example.org/',
}

/** Joins what was folded (RFC 5545 3.1). */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an event has its times in UTC and its texts escaped', () => {
  const lines = unfold(calendarFile('Pochade', { ...EVENT, repeats: 'FREQ=YEARLY' }))
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20260310T045000Z',
      'DTEND:20260310T094000Z',
      'DTSTAMP:20260301T000000Z',
      'RRULE:FREQ=YEARLY',
      'SUMMARY:Tea\\, cake\\; and \\\\ more',
      'DESCRIPTION:Two lines:\\nthe second one',
    ]),
  )
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

test('lines are folded at 75 bytes, between characters', () => {
  const title = '🎂🥐 Ω'.repeat(30)
  const file = calendarFile('Pochade', { ...EVENT, title })
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  expect(unfold(file)).toContain(`SUMMARY:${title}`)
})

test('what a name contains cannot end its line', () => {
  const file = calendarFile('A\r\nBEGIN:VALARM', EVENT)
  expect(unfold(file)).toContain('PRODID:-//A\\nBEGIN:VALARM//EN')
})
