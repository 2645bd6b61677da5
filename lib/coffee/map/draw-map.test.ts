import { expect, test } from 'vitest'
import { advanceOf, textLines } from '@/lib/media/draw-text'
import { drawCupMap } from './draw-map'

test.each([
  ['a long word', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  ['as many letters as a city may have', 'W'.repeat(80)],
])('the texts of a map stay within it: %s', (_, city) => {
  const box = { x: 64, y: 392, width: 952, height: 320 }
  const { texts } = drawCupMap({ place: { lat: 53.2, lng: -4.2 }, city, ...box })
  expect(texts).toHaveLength(2)
  for (const block of texts) {
    const lines = textLines(block.text, block)
    const longest = Math.max(...lines.map((line) => [...line].length))
    expect(block.x + longest * advanceOf(block.weight, block.size)).toBeLessThan(box.x + box.width)
    expect(block.y + (lines.length - 1) * block.lineHeight).toBeLessThan(box.y + box.height)
  }
})
