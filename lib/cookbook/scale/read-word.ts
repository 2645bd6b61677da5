import { EITHER_NUMBER, findSpelling, PHRASES, type Unit } from '@/lib/cookbook/scale/units'
import { anyOf, matchAt, wordsFor } from '@/lib/cookbook/words/languages'

export type WordFound = {
  from: number
  end: number
  word: string
  unit: Unit | null
  isPlural: boolean
}

const GAP = /\s*[-‑]?\s*/uy
const WORD = new RegExp(
  `(?:${anyOf(PHRASES)}(?!(?<=\\p{L})\\p{L})|(?:large|medium|small)-sized?(?!\\p{L})|\\p{L}[\\p{L}'’]*(?:\\.\\p{L}+)*\\.?)${EITHER_NUMBER}?`,
  'iuy',
)
const ADJECTIVE =
  /(?:heap(?:ed|ing)|level|rounded|scant|generous|good|big|overflowing|(?:(?:lightly|firmly|loosely|tightly)[\s-]+)?packed|gehäufte[nrs]?|gestrichene[nrs]?|κοφτ[ήό])\s+/iuy
const SIZE =
  /(?:extra[- ])?(?:(?:large|small|medium)(?:-sized?)?|kl\.|kleine[nrs]?|(?:m\.-|mittel)?große[nrs]?|gro(?:sses?|s))[\s-]+/iuy
/** The `m.` of `m.-große` is no unit. */
const COMPOUND = /-\p{L}/uy
const NO_UNIT = new RegExp(
  `^(?:of|${anyOf(wordsFor('and'))}|or|to|for|with|in|into|each|per|plus|minus|x|at|the|as|if|on|more|cut|about|by|from|an?)$`,
  'iu',
)

/** The sign of `1 No. 2 can`. */
const NUMBERED = new RegExp(`${anyOf(wordsFor('numbered'))}\\s*\\d`, 'iuy')

export function readCounted(text: string, at: number, isPackage: boolean): WordFound | null {
  const found = readWord(text, at)
  if (found?.unit?.kind !== 'count') return null
  return found.unit.isPackage || !isPackage ? found : null
}

export function readWord(text: string, at: number): WordFound | null {
  let from = at + (matchAt(GAP, text, at)?.[0].length ?? 0)
  for (
    let adjective = matchAt(ADJECTIVE, text, from);
    adjective;
    adjective = matchAt(ADJECTIVE, text, from)
  ) {
    from += adjective[0].length
  }
  const size = matchAt(SIZE, text, from)
  const sized = size && matchAt(WORD, text, from + size[0].length)
  if (sized && findSpelling(sized[0])) from += size[0].length
  const word = matchAt(WORD, text, from)?.[0]
  if (!word || NO_UNIT.test(word)) return null
  if (word.endsWith('.') && matchAt(COMPOUND, text, from + word.length)) return null
  const spelling = findSpelling(word)
  if (!spelling && matchAt(NUMBERED, text, from)) return null
  return {
    from,
    end: from + word.length,
    word,
    unit: spelling?.unit ?? null,
    isPlural: spelling?.isPlural ?? false,
  }
}
