import { expect, test } from 'vitest'
import { looksLikeEmoji } from './emoji'

test.each(['🌊', '❤️', '❤', '👍🏽', '👨‍👩‍👧', '🇦🇹', '1️⃣', '🫱🏻‍🫲🏿'])('%s looks like one emoji', (text) => {
  expect(looksLikeEmoji(text)).toBe(true)
})

test.each(['', 'a', '1', '#', '🌊🌙', 'a🌊', '🌊 ', 'é', '\uFE0F'])('%j does not', (text) => {
  expect(looksLikeEmoji(text)).toBe(false)
})
