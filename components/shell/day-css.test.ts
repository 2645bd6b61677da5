import { expect, test } from 'vitest'
import { dayCss } from './day-css'

const colours = {
  day: { dateKey: '2026-11-21', isSample: false },
  palette: [
    { hex: '#78999a', share: 0.26 },
    { hex: '#ebb798', share: 0.74 },
  ],
  accent: { light: '#09747b', dark: '#63bbc2' },
}

test('bands and accent become custom properties', () => {
  expect(dayCss(colours)).toBe(
    ':root{--accent-light:#09747b;--accent-dark:#63bbc2;--day-1:#78999a;--day-1-share:26.00;--day-2:#ebb798;--day-2-share:74.00}',
  )
})

test('what is no colour never reaches the page', () => {
  const css = dayCss({ ...colours, accent: { light: '}</style><script>', dark: 'red;x:y' } })
  expect(css).toContain('--accent-light:initial;--accent-dark:initial')
  expect(css).not.toContain('<')
})
