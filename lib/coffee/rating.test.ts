import { expect, test } from 'vitest'
import { rateColourOf } from './rating'

test('the colour runs from red over yellow to green (G-77)', () => {
  expect([0, 5, 10].map(rateColourOf)).toEqual(['#d03830', '#e7b726', '#2e9848'])
  expect([-3, 12].map(rateColourOf)).toEqual(['#d03830', '#2e9848'])
  const between = rateColourOf(7.5)
  expect(between).toMatch(/^#[0-9a-f]{6}$/)
  expect(['#e7b726', '#2e9848']).not.toContain(between)
  expect(rateColourOf(Number.NaN)).toBe('#666666')
})
