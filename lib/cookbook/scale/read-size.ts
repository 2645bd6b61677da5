import { readNumber, type WrittenNumber } from '@/lib/cookbook/scale/read-number'
import { readWord, type WordFound } from '@/lib/cookbook/scale/read-word'
import { findSpelling, type Unit } from '@/lib/cookbook/scale/units'
import { anyOf, matchAt, wordsFor } from '@/lib/cookbook/words/languages'

type Size = { end: number; isCompound: boolean; isThick: boolean; unit: Unit }

export const CLOSE = /\s*[)\]]\s*/uy
const OTHER_SIZE = /\s*(?:[/|=,(]|or)\s*|\s+/iuy
const THICK = /[-‑\s]+(?:thick|long|wide)(?!\p{L})/iuy

/** `400 g`, `3 to 4 pound`, `8-oz to 10-oz`, `400 g / 14 oz`, `1 lb 12 oz` */
export function readSize(text: string, at: number): Size | null {
  const number = readNumber(text, at)
  if (!number || number.style === 'article') return null
  const range = readRange(text, number.end, false)
  const found = readWord(text, range?.last.end ?? number.end)
  if (!found?.unit || found.unit.kind === 'count') return null
  const isCompound = /[-‑]/u.test(text.slice(range?.last.end ?? number.end, found.from))
  const unitEnd = (range ? null : readTwin(text, number, found))?.end ?? found.end
  const thick = isCompound ? matchAt(THICK, text, unitEnd) : null
  const end = unitEnd + (thick?.[0].length ?? 0)
  const alone = { end, isCompound, isThick: thick !== null, unit: found.unit }
  const other = matchAt(OTHER_SIZE, text, end)
  const second = other && readSize(text, end + other[0].length)
  if (!second || (other?.[0].trim() === '' && !isPart(alone.unit, second.unit))) return alone
  const close = other[0].includes('(') ? matchAt(CLOSE, text, second.end) : null
  if (!close && other[0].includes('(')) return alone
  return { ...alone, end: second.end + (close?.[0].trimEnd().length ?? 0) }
}

/** The ounces of `1 lb 12 oz`. */
export function isPart(unit: Unit | null, smaller: Unit | null): boolean {
  return unit?.kind === smaller?.kind && (smaller?.base ?? Infinity) < (unit?.base ?? 0)
}

/** The unit of a size that is a weight or a volume: `4-inch` alone is measured. */
export function isWeighed(text: string, end: number): boolean {
  const word = /[\p{L}.]+$/u.exec(text.slice(0, end))?.[0] ?? ''
  return findSpelling(word)?.unit.kind !== 'length'
}

export type Range = { joiner: string; last: WrittenNumber }

const JOINERS = anyOf(wordsFor('joiners'))
export const JOINER = new RegExp(
  `(?:\\s+|[-‑]\\s*)${JOINERS}[\\s-]+|\\s*[-‐‑‒–—−~～〜/]\\s*`,
  'iuy',
)
const AND = anyOf(wordsFor('and'))
const BETWEEN_JOINER = new RegExp(`\\s+${AND}\\s+`, 'iuy')

/** The end of a range: `-4`, `to 4`. */
export function readRange(text: string, at: number, isBetween: boolean): Range | null {
  const joiner = matchAt(JOINER, text, at) ?? (isBetween ? matchAt(BETWEEN_JOINER, text, at) : null)
  if (!joiner) return null
  const last = readNumber(text, at + joiner[0].length)
  return last && last.style !== 'article' ? { joiner: joiner[0], last } : null
}

/** `100g-150g`, `1 cup to 2 cups` */
export function readTwin(text: string, number: WrittenNumber, found: WordFound) {
  const range = readRange(text, found.end, false)
  const unit = range && readWord(text, range.last.end)
  if (!unit || range.last.value <= number.value) return null
  if (unit.word !== found.word && (!unit.unit || unit.unit.id !== found.unit?.id)) return null
  return { ...range, word: unit.word, end: unit.end }
}
