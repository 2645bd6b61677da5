import { expect, test } from 'vitest'
import { motifNamed } from '../motifs/all'
import { paint } from '../paint'
import { PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'
import { boardOf, isForSign, onBoard } from './sign'

test('what lies on tables and shelves is on a signboard out of doors, and the words say so', () => {
  for (const family of ['strata', 'street'] as const) {
    for (const emoji of ['🔑', '🧲', '🍕', '🍋', '☕'].slice(0, sampled(5, 2))) {
      const { context, altText } = paint({ ...PAINTING, family, emojis: [emoji] })
      const [subject] = context.facts.subjects
      expect(context.facts.onSigns, emoji).toContain(subject?.name)
      expect(altText).toContain(' on a signboard')
    }
    for (const emoji of ['🐈', '⛵', '🪁', '🏠', '🌙', '☂️', '🇨🇭'].slice(0, sampled(7, 3))) {
      const { context, altText } = paint({ ...PAINTING, family, emojis: [emoji] })
      expect(context.facts.onSigns, emoji).toEqual([])
      expect(altText).not.toContain('signboard')
    }
  }
})

test('a motif is inside its board, and the board above its feet', () => {
  for (const name of ['key', 'pizza', 'horn', 'bottle']) {
    expect(isForSign(motifNamed(name))).toBe(true)
    const placed = onBoard(motifNamed(name), 500, 800, 300)
    const board = boardOf(placed)
    expect(board.left).toBeLessThan(placed.box.left - 10)
    expect(board.right).toBeGreaterThan(placed.box.right + 10)
    expect(board.top).toBeLessThan(placed.box.top - 10)
    expect(board.bottom).toBeGreaterThan(placed.box.bottom + 10)
    expect(board.bottom).toBeLessThan(800 - 30)
    expect(board.top).toBeGreaterThan(800 - 301)
  }
})
