import { AUTHOR_TEXTS, EMOJI_SLOTS } from '@/lib/aotd/catalogue'
import { GUESS_TEXTS, type Mark } from '@/lib/aotd/guess/catalogue'
import { emojiGroup, emojiKey, findEmoji } from '@/lib/emoji'
import { refusedAt } from '@/lib/errors'

/** The order does not matter; an emoji that was found makes no other one near (G-158). */
export function markGuess(guess: readonly string[], answer: readonly string[]): Mark[] {
  if (answer.length === 0) return []
  const right = new Set(answer.map(emojiKey))
  const guessed = new Set(guess.map(emojiKey))
  const groups = new Set(answer.filter((one) => !guessed.has(emojiKey(one))).map(emojiGroup))
  return guess.map((emoji) => {
    if (right.has(emojiKey(emoji))) return 'right'
    return groups.has(emojiGroup(emoji)) ? 'near' : 'no'
  })
}

export function isSolved(marks: readonly Mark[]): boolean {
  return marks.length > 0 && marks.every((mark) => mark === 'right')
}

/** As many as the picture has, or up to three where it has none; each once. */
export function readGuessed(texts: readonly string[], answer: readonly string[]): string[] {
  const emojis = texts.map((text) => findEmoji(text.trim()))
  const isFull =
    answer.length === 0 ? emojis.length <= EMOJI_SLOTS : emojis.length === answer.length
  if (!isFull || emojis.length === 0)
    throw refusedAt('emojis', GUESS_TEXTS.slots(answer.length || 1))
  const valid = emojis.filter((emoji) => emoji !== null)
  if (valid.length < emojis.length) throw refusedAt('emojis', AUTHOR_TEXTS.emojisInvalid)
  if (new Set(valid.map(emojiKey)).size < valid.length) throw refusedAt('emojis', GUESS_TEXTS.twice)
  return valid
}
