import { act, cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NextPictureLine } from './next-picture-line'

const NEXT = { at: '2026-11-22T04:50:00.000Z', birthdaysAt: null, isOpen: false }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

function shownAt(
  instant: string,
  zone: string,
  next: Parameters<typeof NextPictureLine>[0] = NEXT,
) {
  vi.stubEnv('TZ', zone)
  vi.setSystemTime(instant)
  cleanup()
  render(<NextPictureLine {...next} />)
  return document.body.textContent
}

test.each([
  ['2026-11-21T21:10:00Z', 'Europe/Berlin', '05:50 (in 7 h 40 min)'],
  ['2026-11-21T21:10:00Z', 'Pacific/Auckland', '17:50 (in 7 h 40 min)'],
  ['2026-11-22T04:49:30Z', 'America/Los_Angeles', '20:50 (in 1 min)'],
])('at %s a reader in %s reads %s', (instant, zone, text) => {
  expect(shownAt(instant, zone)).toBe(`The next picture can be started at ${text}`)
})

test('without scripts the time is that of UTC, and says so', () => {
  const text = renderToStaticMarkup(<NextPictureLine {...NEXT} />)
  expect(text).toContain('The next picture can be started at 04:50 UTC ')
  expect(text).not.toContain('(in')
})

test('the page counts, and says from the moment on that it can be started now', () => {
  shownAt('2026-11-22T04:48:10Z', 'UTC')
  expect(document.body.textContent).toContain('(in 2 min)')
  act(() => vi.advanceTimersByTime(60_000))
  expect(document.body.textContent).toContain('(in 1 min)')
  act(() => vi.advanceTimersByTime(60_000))
  expect(document.body.textContent).toBe('The next picture can be started now')
  expect(renderToStaticMarkup(<NextPictureLine {...NEXT} isOpen />)).toContain('started now')
})

test('whose birthday it is reads the earlier time of others too', () => {
  const birthdays = { ...NEXT, at: '2026-11-22T09:40:00.000Z', birthdaysAt: NEXT.at }
  expect(shownAt('2026-11-22T05:00:00Z', 'Europe/Berlin', birthdays)).toBe(
    'The next picture can be started at 10:40 (in 4 h 40 min)from 05:50 by members whose birthday it is',
  )
})
