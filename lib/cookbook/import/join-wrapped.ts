import { MAX_LIST, plainLetters, startOf } from '@/lib/cookbook/import/text-facts'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }
import { anyOf, LINKS, wordsFor } from '@/lib/cookbook/words/languages'

/** It counts characters. */
const MAX_LINE = 300
const MAX_WORD = 60
const LOWER = /^\p{Ll}/u
/** A list whose lines end with commas is no wrapped text. */
const MAX_COMMAS = 1 / 3
const COMMA = /[,;]$/u
/** The line ends within a phrase, or within a bracket. */
const OPEN_END = new RegExp(
  `(?:\\s(?:${LINKS}|${anyOf(wordsFor('of'))}|\\p{Ll}{2,}ly)|\\([^()]*)$`,
  'iu',
)
/** `sim-` */
const PARTED = /\p{Ll}-$/u
/** `Salz- und` has two words. */
const LINK_START = new RegExp(
  `^${anyOf([...wordsFor('and'), ...wordsFor('or'), ...wordsFor('joiners')])}(?!\\p{L})`,
  'iu',
)
/** The hyphen of `self-` stays. */
const HYPHENATED = new RegExp(`(?<!\\p{L})(?:${WORDS.hyphenated.join('|')})-$`, 'u')
/** `into large cubes`, `for frying`: no food begins so. */
const GOES_ON = startOf(WORDS.goesOn)

export function joinedLine(last: string, line: string): string {
  const end = last.slice(-MAX_WORD)
  const isParted = PARTED.test(end) && LOWER.test(line) && !LINK_START.test(line)
  if (!isParted) return `${last} ${line}`
  return HYPHENATED.test(plainLetters(end)) ? last + line : last.slice(0, -1) + line
}

/** Lines of ingredients; one that begins in the middle of a phrase belongs to the one before. */
export function joinWrapped(lines: readonly string[]): string[] {
  if (lines.length > MAX_LIST) return [...lines]
  const commas = lines.filter((line) => COMMA.test(line)).length
  const isWrappedAtComma = commas <= lines.length * MAX_COMMAS
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last !== undefined && LOWER.test(line) && !line.endsWith(':') && isOpen(last, line)) {
      joined[joined.length - 1] = joinedLine(last, line)
    } else joined.push(line)
  }
  return joined

  function isOpen(last: string, line: string): boolean {
    if (last.endsWith(':') || last.length > MAX_LINE) return false
    return (
      OPEN_END.test(last) ||
      PARTED.test(last) ||
      (COMMA.test(last) && isWrappedAtComma) ||
      (GOES_ON.test(plainLetters(line)) && !line.includes(':'))
    )
  }
}
