import { findSpelling } from '@/lib/cookbook/scale/units'
import { unaccented } from '@/lib/cookbook/words/languages'

const BULLET =
  /^(?:o\s(?=\p{N})|[\s>+\uFE0F\p{So}\p{EMod}\p{Co}→➔»▸►•·‣⁃*–—-]|\[[ x]?\](?!\())+(?=\S)/iu
/** The number of the line: `1. 2 eggs` */
const ROW = /^(?:\d{1,2}[.)][-–]?\s+|\(\d{1,2}\)\s+|[①-⑳❶-➓]\s*|\d\uFE0F?\u20E3\s*(?=\d))(?=\S)/u
/** The sign of a count: `n. 3 uova` */
const COUNT_SIGN = /^(?:n[.°º]|nr\.)\s*(?=\d+\s)/iu
/** `uova n. 3`; in `Spaghetti n. 5` it is a kind. */
const COUNT_BEHIND = /^(\p{L}+)\s(?:n[.°º]|nr\.)\s*(?=\d+$)/iu
const AMOUNT = String.raw`\d+(?:[.,]\d+|\s?[/–-]\s?\d+)?|[¼-¾]`
const UNIT = '(?:g|gr|kg|ml|dl|cl|l|lt)\\.?|cucchiai(?:o|ni|no)?'
/** `gr 100 burro`, `cucchiai 2 di olio` */
const UNIT_FIRST = new RegExp(`^(${UNIT})\\s+(${AMOUNT})(?=\\s+\\p{L})`, 'u')
/** `burro gr. 100` */
const UNIT_BEHIND = new RegExp(`(?<=\\p{L}[:,]?\\s+)(?<!\\p{N}\\s*)(${UNIT})\\s+(${AMOUNT})$`, 'u')
const KEYCAP = /\uFE0F?\u20E3/gu
/** `eggs x2` */
const JOINED_TIMES = /(?<=\s\(?[x×])(?=\d+\)?$)/iu
const ABOUT = '(?:about|approx\\.?|approximately|ca\\.?|circa|c\\.|roughly|~)'
/** What an amount leaves where it was: `Flour ()`, `Flour (, sifted)`, `Eggs (x)` */
const EMPTY = new RegExp(`\\s*[(\\[](?:${ABOUT}|x|×)?\\s*[)\\]]|(?<=[(\\[])[,;]\\s*`, 'giu')
const BEFORE_AMOUNT = /(?:[\s,:=|…·・–—-]|\.{2,}|\s[x×])+$/iu
/** Before an amount that is gone: `jus d' citron` */
const ELIDED = /(?<!\p{L})d(['’])\s+(\p{L})/giu
const TIMES = /^\s*[x×](?!\p{L})/iu
/** `2in piece`; in other places `in` is no unit. */
const INCHES = /^(?:[-‑]?in\.?(?=[\s)])|["”″])\)?/iu
/** `5cm/2in`, `5cm (2 in)` */
const SECOND_INCHES = /^\s*[(/]\s*[\d¼-¾⅐-⅞ .,/]+(?:in\.?(?=[\s)])|["”″])\)?/iu

export const PREFIX = new RegExp(`^${ABOUT}\\s*$`, 'iu')

export function withoutMarks(line: string): string {
  const plain = line
    .replace(/[\s,;]+$/u, '')
    .replace(BULLET, '')
    .replace(/\(\(([^()]*)\)\)/gu, '($1)')
    .replace(EMPTY, '')
    .replace(/\s+/gu, ' ')
    .replace(ROW, '')
  return withUnitBehind(plain.replace(KEYCAP, '').replace(JOINED_TIMES, ' ').trim())
}

function withUnitBehind(line: string): string {
  return line
    .replace(COUNT_SIGN, '')
    .replace(COUNT_BEHIND, (written, food: string) =>
      findSpelling(food)?.unit.isFood ? `${food} ` : written,
    )
    .replace(UNIT_FIRST, '$2 $1')
    .replace(UNIT_BEHIND, '$2 $1')
}

/** What stands around an amount, without the signs that led to it. */
export function nameAround(before: string, after: string): string {
  // In `Optional: 1 tsp cinnamon` the sign stays.
  const sign = /^\s*\p{L}/u.test(after) ? (/[,:](?=\s*$)/u.exec(before)?.[0] ?? '') : ''
  const name = before.replace(BEFORE_AMOUNT, '') + sign + after.replace(TIMES, '')
  return name
    .replace(EMPTY, '')
    .replace(ELIDED, elided)
    .replace(/(?<=[([])\s+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

function elided(_: string, sign: string, letter: string): string {
  return /[aeiouyhœæ]/iu.test(unaccented(letter)) ? `d${sign}${letter}` : `de ${letter}`
}

/** The inches that `rest` begins with, behind a measure; empty without them. */
export function inchesAfter(measure: string, rest: string): string {
  const pattern = /\p{L}$/u.test(measure) ? SECOND_INCHES : INCHES
  return pattern.exec(rest)?.[0] ?? ''
}
