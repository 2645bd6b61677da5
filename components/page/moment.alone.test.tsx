import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Moment, TimeZoneProvider } from './moment'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const AT = '2026-11-21T23:30:00.000Z'

test('a time is in the zone of the reader, and in UTC by name without scripts', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const moment = <Moment at={AT} />
  expect(renderToStaticMarkup(moment)).toContain('>21 Nov 2026, 23:30 UTC<')
  render(moment)
  expect(screen.getByText('22 Nov 2026, 12:30').getAttribute('title')).toBe('Pacific/Auckland')
})

test("the owner's screens have the owner's zone, as in tables (G-140)", () => {
  render(
    <TimeZoneProvider zone="Europe/Berlin">
      <Moment at={AT} />
    </TimeZoneProvider>,
  )
  expect(screen.getByText('2026-11-22 00:30')).toBeTruthy()
  cleanup()
  render(
    <TimeZoneProvider zone="Europe/Berlin">
      <Moment isExact at="2026-11-21T23:30:07.250Z" />
    </TimeZoneProvider>,
  )
  expect(screen.getByText('2026-11-22 00:30:07')).toBeTruthy()
})
