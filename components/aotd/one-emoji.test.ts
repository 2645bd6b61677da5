import { expect, test } from 'vitest'
import { looksLikeOneEmoji } from './one-emoji'

test.each(['🌊', '❤️', '❤', '👍🏽', '👨‍👩‍👧', '🇦🇹', '1️⃣', '🫱🏻‍🫲🏿'])('%s looks like one emoji', (text) => {
  expect(looksLikeOneEmoji(text)).toBe(true)
})

test.each(['', 'a', '1', '#', '🌊🌙', 'a🌊', '🌊 ', 'é', '\uFE0F'])('%j does not', (text) => {
  expect(looksLikeOneEmoji(text)).toBe(false)
})
