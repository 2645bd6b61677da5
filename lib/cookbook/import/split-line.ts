import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import type { Amount } from '@/lib/cookbook/scale/read-amount'

const BULLET = /^[\s•·▢☐*–—-]+(?=\S)/u
const PREFIX = /^(?:(?:about|approx\.?|approximately|ca\.?|circa|c\.|roughly|~)\s*)$/iu
const OF = /^\s*(?:(?:of|de|di)\s+|d['’]\s*)?/iu
const IN_WORDS =
  /^(.*?),?\s+(to taste|as needed|for (?:frying|greasing|dusting|brushing|serving)|nach Geschmack|q\.b\.)$/iu
/** Another measure of the same: `200 g (7 oz)`, `250g/9oz`. */
const SECOND = /^\s*[(/]\s*(?:about\s+)?$/u
const SIZE_WORD = /^(?:large|medium|small)$/iu
const LONGEST_LINE = 1000

/** `quantity` is empty if the line has none. */
export function splitLine(line: string): { quantity: string; name: string } {
  const text = line.slice(0, LONGEST_LINE).replace(BULLET, '').replace(/\s+/gu, ' ').trim()
  const pieces = parseQuantity(text) ?? []
  const [first, second] = pieces
  if (typeof first === 'string' && !PREFIX.test(first)) {
    return second && typeof second !== 'string'
      ? splitAfter(text, first, second, pieces.length)
      : splitWords(text)
  }
  const at = typeof first === 'string' ? 1 : 0
  const amount = pieces[at]
  if (!amount || typeof amount === 'string') return splitWords(text)
  let quantity = (at === 1 ? String(first) : '') + measureOf(amount)
  if (measureOf(amount) === amount.written) {
    const [link, other, after] = pieces.slice(at + 1)
    if (typeof link === 'string' && SECOND.test(link) && other && typeof other !== 'string') {
      const isOpen = link.includes('(')
      const close = typeof after === 'string' && after.startsWith(')') ? ')' : ''
      if (!isOpen || close) quantity += link + other.written + close
    }
  }
  const rest = text.slice(quantity.length).replace(OF, '').trim()
  return { quantity: quantity.replace(/\s+an?$/iu, '').trim(), name: rest || text }
}

/** `olive oil, 2 tbsp`, `juice of 1 lemon` */
function splitAfter(text: string, before: string, amount: Amount, pieces: number) {
  if (pieces > 3) return splitWords(text)
  const rest = text.slice(before.length)
  const quantity = measureOf(amount)
  const after = rest.slice(quantity.length)
  const name = `${before.replace(/[\s,:–—-]+$/u, '')}${after}`
  return { quantity, name: name.replace(/\s+/gu, ' ').trim() }
}

function splitWords(text: string): { quantity: string; name: string } {
  const found = IN_WORDS.exec(text)
  return { quantity: found?.[2] ?? '', name: (found?.[1] ?? text).trim() }
}

/** It ends with the unit: in `2 carrots` and `1 lemon` the word is what is counted. */
function measureOf({ written, word, unit }: Amount): string {
  const isMeasure = unit ? !unit.isFood : /\.|^\p{Lu}+$|\s/u.test(word) || SIZE_WORD.test(word)
  if (isMeasure || word === '') return written
  return written.slice(0, written.length - word.length).trim()
}
