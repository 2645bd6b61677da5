import { readNumber, type WrittenNumber } from '@/lib/cookbook/scale/read-number'
import { readWord, type WordFound } from '@/lib/cookbook/scale/read-word'
import { anyOf, matchAt, wordsFor } from '@/lib/cookbook/words/languages'

export type Range = { joiner: string; last: WrittenNumber }

const JOINERS = anyOf(wordsFor('joiners'))
const JOINER = new RegExp(`(?:\\s+|[-‑]\\s*)${JOINERS}[\\s-]+|\\s*[-‐‑‒–—−~～〜/]\\s*`, 'iuy')
const AND = anyOf(wordsFor('and'))
const BETWEEN_JOINER = new RegExp(`\\s+${AND}\\s+`, 'iuy')

/** The end of a range: `-4`, `to 4`. */
export function readRange(text: string, at: number, isBetween: boolean): Range | null {
  const joiner = matchAt(JOINER, text, at) ?? (isBetween ? matchAt(BETWEEN_JOINER, text, at) : null)
  if (!joiner) return null
  const last = readNumber(text, at + joiner[0].length)
  return last && last.style !== 'article' ? { joiner: joiner[0], last } : null
}

/** `100g-150g` */
export function readTwin(text: string, number: WrittenNumber, found: WordFound) {
  const range = readRange(text, found.end, false)
  const unit = range && readWord(text, range.last.end)
  if (!unit || unit.word !== found.word) return null
  const joiner = text.slice(number.end, found.end) + range.joiner
  return { joiner, last: range.last, end: unit.end }
}
