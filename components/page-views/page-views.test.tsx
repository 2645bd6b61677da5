import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageViewCharts } from './page-views'

afterEach(cleanup)

test('the address of a page is shown in its own script', () => {
  const days = [{ day: '2026-03-10', count: 2 }]
  const path = '/pages/%C3%BCber-stra%C3%9Fe'
  const views = [null, path].map((one) => ({ path: one, days, total: 2 }))
  render(<PageViewCharts views={views} />)
  const link = screen.getByRole('link', { name: '/pages/über-straße' })
  expect(link.getAttribute('href')).toBe(path)
})
