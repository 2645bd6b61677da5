import { unaccented } from '@/lib/cookbook/words/languages'

const BULLET = /^(?:o\s(?=\p{N})|[\s>+\p{So}\p{Co}→➔»▸►•·‣⁃*–—-]|\[[ x]?\](?!\())+(?=\S)/iu
/** The number of the line: `1. 2 eggs` */
const ROW = /^(?:\d{1,2}[.)][-–]?\s+|\(\d{1,2}\)\s+|[①-⑳❶-➓]\s*|\d\uFE0F?\u20E3\s*(?=\d))(?=\S)/u
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

/** A line of a list without its bullet and its number. */
export function withoutMarks(line: string): string {
  const plain = line.replace(BULLET, '').replace(/\s+/gu, ' ').replace(ROW, '')
  return plain.replace(KEYCAP, '').replace(JOINED_TIMES, ' ').trim()
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
