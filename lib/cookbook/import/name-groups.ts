import { MAX_LIST, plainLetters, startOf } from '@/lib/cookbook/import/text-facts'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }

const MAX_WORDS = 4
/** `For the sauce` */
const FOR = startOf(WORDS.groups)
/** `Dough`, which stands alone. */
const NAMES: ReadonlySet<string> = new Set(WORDS.groupNames.map(plainLetters))
const CAPITALS = /^\p{Lu}[\p{Lu}\s&'’-]{2,29}$/u
const STARTS_WITH_FIGURE = /^[-•*\s]*\p{N}/u

/** `For the sauce`, and no sentence. */
export function isGroup(line: string): boolean {
  const isShort = !/[\d.:!?,]/u.test(line) && line.split(' ').length <= MAX_WORDS
  return isShort && FOR.test(plainLetters(line))
}

/** A colon ends `Dough`, `DOUGH` and `For the dough` above an amount, or above any step. */
export function nameGroups(lines: readonly string[], isOfSteps: boolean): string[] {
  if (lines.length > MAX_LIST) return [...lines]
  const isShouted = lines.filter((line) => CAPITALS.test(line)).length * 2 > lines.length
  return lines.map((line, index) => {
    const next = lines[index + 1] ?? ''
    const isAbove = isOfSteps ? next !== '' : STARTS_WITH_FIGURE.test(next)
    const isCapital = CAPITALS.test(line) && line.split(' ').length <= MAX_WORDS && !isShouted
    const isName = NAMES.has(plainLetters(line)) || isCapital || isGroup(line)
    return isName && isAbove ? `${line}:` : line
  })
}
