import { expect, test } from 'vitest'
import { CATEGORY_COLORS, DEFAULT_BADGES } from '@/lib/badges/defaults'
import { DESIGNS, medalColour, medalSvg } from '@/lib/badges/medal/draw-medal'
import { contrastRatio, hexToRgb } from '@pochade/painter/colour'

const PAPERS = ['#f4f4f1', '#fbfbf9', '#131414', '#232424'].map(hexToRgb)

test('no two default medals share outline and points, or what stands in the middle', () => {
  const designs = DEFAULT_BADGES.map(({ code }) => DESIGNS[code])
  const distinct = (values: string[]) => new Set(values).size
  expect(distinct(designs.map(({ outline, points }) => `${outline} ${points}`))).toBe(26)
  expect(distinct(designs.map(({ motif }) => JSON.stringify(motif)))).toBe(26)
})

test('every colour has 3:1 on the papers of both themes, an unreadable one is moved', () => {
  for (const color of Object.values(CATEGORY_COLORS)) expect(medalColour(color)).toBe(color)
  for (const color of ['#ffff00', '#000000', '#ffffff', '#0000ff', '#00ff00', '#888888']) {
    for (const paper of PAPERS) {
      expect(contrastRatio(hexToRgb(medalColour(color)), paper), color).toBeGreaterThanOrEqual(3)
    }
  }
})

test('the medal of any code is the same each time, and another code has another one', () => {
  const svg = (code: string) => medalSvg(code, '#3b7fc4')
  expect(svg('summer_26')).toBe(svg('summer_26'))
  expect(svg('summer_26')).not.toBe(svg('summer_27'))
  for (const code of ['aa', 'constructor', '__proto__']) expect(svg(code)).toContain('<path')
})
