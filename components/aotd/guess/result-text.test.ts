import { expect, test } from 'vitest'
import { findEmoji } from '@/lib/emoji'
import { resultText } from './result-text'

test('the result to share has no emoji, whatever was guessed and whatever is right (G-158)', () => {
  const result = {
    dateKey: '2026-03-10',
    tries: [
      { emojis: ['🟩', '⬜'], marks: ['near' as const, 'no' as const] },
      { emojis: ['🦕', '🪗'], marks: ['right' as const, 'right' as const] },
    ],
    isSolved: true,
    url: 'https://example.org/art-of-the-day/2026-03-10',
  }
  const text = resultText(result)
  expect(text.split('\n')).toEqual(['Emojis of 2026-03-10: 2/6', '▣ □', '■ ■', result.url])
  expect([...text].filter((part) => /\D/.test(part) && findEmoji(part))).toEqual([])
  expect(resultText({ ...result, isSolved: false })).toContain('X/6')
})
