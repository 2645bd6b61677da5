import { AS_NEEDED } from '@/lib/cookbook/catalogue'
import { parseQuantity, type Quantity } from '@/lib/cookbook/scale/parse-quantity'
import type { Amount } from '@/lib/cookbook/scale/read-amount'

const BULLET = /^(?:[\s\p{So}•·‣⁃*–—-]|\[[ x]?\](?!\())+(?=\S)/iu
const PREFIX = /^(?:(?:about|approx\.?|approximately|ca\.?|circa|c\.|roughly|~)\s*)$/iu
const OF = /^\s*(?:(?:of|de|di)\s+|d['’]\s*)?/iu
const IN_WORDS =
  /^(.*?),?\s+(to taste|as needed|for (?:frying|greasing|dusting|brushing|serving)|nach Geschmack|q\.b\.)$/iu
/** Another measure of the same: `200 g (7 oz)`, `250g/9oz`, `1 cup plus 2 tbsp`. */
const SECOND = /^\s*(?:[(/+]|plus|and|or)\s*(?:about\s+)?$/iu
const SIZE_WORD = /^(?:large|medium|small)$/iu
const EAST_ASIAN = /^[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]+$/u
const LONGEST_LINE = 1000

type Line = { quantity: string; name: string }

/** `quantity` is `as needed` if the line has none (G-153). */
export function splitLine(line: string): Line {
  const { quantity, name } = splitAmount(line)
  return { quantity: quantity || AS_NEEDED, name }
}

function splitAmount(line: string): Line {
  const text = line.slice(0, LONGEST_LINE).replace(BULLET, '').replace(/\s+/gu, ' ').trim()
  const pieces = parseQuantity(text) ?? []
  const [first] = pieces
  const before = typeof first === 'string' ? first : ''
  if (before && !PREFIX.test(before)) return splitAfter(text, before, pieces.slice(1))
  const measure = measureAt(pieces.slice(before ? 1 : 0))
  if (!measure) return splitWords(text)
  const quantity = before + measure
  const rest = text.slice(quantity.length).replace(OF, '').trim()
  return { quantity: quantity.replace(/\s+an?$/iu, '').trim(), name: rest || text }
}

/** `olive oil, 2 tbsp`, `juice of 1 lemon` */
function splitAfter(text: string, before: string, pieces: Quantity): Line {
  const quantity = measureAt(pieces)
  const after = text.slice(before.length + quantity.length)
  if (!quantity || parseQuantity(after) !== null) return splitWords(text)
  const name = `${before.replace(/[\s,:–—-]+$/u, '')}${after}`
  return { quantity, name: name.replace(/\s+/gu, ' ').trim() }
}

/** The first amount, with another measure of the same behind it; empty without one. */
function measureAt([amount, link, other, after]: Quantity): string {
  if (!amount || typeof amount === 'string') return ''
  const measure = measureOf(amount)
  if (measure !== amount.written || typeof link !== 'string' || !SECOND.test(link)) return measure
  if (!other || typeof other === 'string' || measureOf(other) !== other.written) return measure
  const close = typeof after === 'string' && after.startsWith(')') ? ')' : ''
  return !link.includes('(') || close ? measure + link + other.written + close : measure
}

function splitWords(text: string): Line {
  const found = IN_WORDS.exec(text)
  return { quantity: found?.[2] ?? '', name: (found?.[1] ?? text).trim() }
}

/** It ends with the unit: in `2 carrots` and `1 lemon` the word is what is counted. */
function measureOf({ written, word, unit, between }: Amount): string {
  const isMeasure = unit
    ? !unit.isFood
    : /\.|^\p{Lu}+$|\s/u.test(word) || SIZE_WORD.test(word) || isCounter(between, word)
  if (isMeasure || word === '') return written
  return written.slice(0, written.length - word.length).trim()
}

/** `1/4個` */
function isCounter(between: string, word: string): boolean {
  return between === '' && EAST_ASIAN.test(word)
}
