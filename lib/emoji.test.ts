import { expect, test } from 'vitest'
import { emojiKey, findEmoji } from './emoji'

test.each([
  ['🌊', '🌊'],
  ['☀', '☀️'],
  ['❤️', '❤️'],
  ['🌊\uFE0F', '🌊'],
  ['👍🏽', '👍🏽'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['👩🏿‍🚀', '👩🏿‍🚀'],
  ['🫱🏻‍🫲🏿', '🫱🏻‍🫲🏿'],
  ['👩🏽‍❤️‍💋‍👨🏿', '👩🏽‍❤️‍💋‍👨🏿'],
  ['🇦🇹', '🇦🇹'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['1️⃣', '1️⃣'],
  ['🫩', '🫩'],
])('%s is one emoji, kept as %s (G-59)', (text, stored) => {
  expect(findEmoji(text)).toBe(stored)
})

test.each([
  ['two', '🌊🌙'],
  ['a word', 'wave'],
  ['a letter beside one', '🌙a'],
  ['a digit', '1'],
  ['a lone tone', '🏽'],
  ['a lone variation selector', '\uFE0F'],
  ['a lone regional letter', '🇦'],
  ['a flag that no land has', '🇽🇽'],
  ['half a pair', '\uD83C'],
  ['a tone on a wave', '🌊🏽'],
  ['a joiner at the end', '🌊\u200D'],
  ['nothing', ''],
])('%s is not (G-59)', (_, text) => {
  expect(findEmoji(text)).toBeNull()
})

test.each([
  ['❤', '❤️'],
  ['👍', '👍🏽'],
  ['👍🏻', '👍🏿'],
  ['🤝', '🫱🏻‍🫲🏿'],
  ['👫', '👩🏽‍🤝‍👨🏿'],
  ['💏', '🧑🏻‍❤️‍💋‍🧑🏿'],
  ['👩‍🚀', '👩🏿‍🚀'],
])('%s and %s are the same emoji (G-60)', (one, other) => {
  expect(emojiKey(one)).toBe(emojiKey(other))
})

test('different people and flags are different emojis', () => {
  expect(emojiKey('👩‍🚀')).not.toBe(emojiKey('👨‍🚀'))
  expect(emojiKey('🇦🇹')).not.toBe(emojiKey('🇩🇪'))
})
