import { LANGUAGES, type Measure, unaccented } from '@/lib/cookbook/words/languages'

export type Unit = Pick<Measure, 'id' | 'isMetric' | 'larger' | 'smaller'> & {
  kind: 'mass' | 'volume' | 'length' | 'count'
  base?: number
  isPackage?: boolean
  isFood?: boolean
}

type Spelling = { unit: Unit; one?: string; many?: string; isPlural: boolean; pluralFrom: number }

export const DOZEN =
  /^\s*(?:dozens?|dutzend|douzaines?|dozzin[ae]|docenas?|ντουζίν(?:α|ες))(?!\p{L})/iu

const KINDS = ['mass', 'volume', 'length'] as const
/** One and a little more is plural. */
const ABOVE_ONE = 1.000001

const SPELLINGS = new Map<string, Spelling>()
/** As read in any case, with accents or without. */
const FOLDED = new Map<string, Spelling>()

function add(word: string, spelling: Spelling): void {
  if (!SPELLINGS.has(word)) SPELLINGS.set(word, spelling)
  const folded = fold(word)
  if (!FOLDED.has(folded)) FOLDED.set(folded, spelling)
}

function fold(word: string): string {
  return unaccented(word).toLowerCase()
}

function addPairs(pairs: string, pluralFrom: number, toUnit: (id: string) => Unit): void {
  for (const pair of pairs.split(' ')) {
    const [one = '', many = one] = pair.replaceAll('_', ' ').split('/')
    const spelling = { unit: toUnit(one), one, many, pluralFrom }
    add(one, { ...spelling, isPlural: false })
    add(many, { ...spelling, isPlural: one !== many })
  }
}

for (const { units, pluralFrom = ABOVE_ONE } of LANGUAGES) {
  for (const kind of KINDS) {
    for (const { plain, pairs, ...measure } of units[kind]) {
      const unit = { ...measure, kind }
      for (const word of plain?.split(' ') ?? []) {
        add(word.replaceAll('_', ' '), { unit, isPlural: false, pluralFrom })
      }
      if (pairs) addPairs(pairs, pluralFrom, () => unit)
    }
  }
  addPairs(units.packages, pluralFrom, (id) => ({ id, kind: 'count', isPackage: true }))
  addPairs(units.counts, pluralFrom, (id) => ({ id, kind: 'count' }))
  addPairs(units.foods, pluralFrom, (id) => ({ id, kind: 'count', isFood: true }))
}

export const PHRASES: readonly string[] = [...SPELLINGS.keys()]
  .filter((word) => /[. /]/u.test(word))
  .flatMap((word) => [word, unaccented(word)])

/** `can(s)`, `Zehe/n`: one or many of it. */
export const EITHER_NUMBER = String.raw`(?:\((?:e?s|e?n|er?)\)|\/(?:e?s|e?n|er?)(?!\p{L}))`
const EITHER_END = new RegExp(`${EITHER_NUMBER}$`, 'iu')

/** T and t are a tablespoon and a teaspoon; everything else is read in any case. */
export function findSpelling(word: string): Spelling | null {
  const folded = fold(word).replace(/\s+/gu, ' ').replace(EITHER_END, '')
  return SPELLINGS.get(word) ?? FOLDED.get(folded) ?? FOLDED.get(folded.replace(/\.$/u, '')) ?? null
}

export function findUnit(id: string): Unit | null {
  return findSpelling(id)?.unit ?? null
}

/** The word in the number that the amount asks for, with its own capitals. */
export function inflect(word: string, amount: number): string {
  const { one, many, pluralFrom = ABOVE_ONE } = findSpelling(word) ?? {}
  if (!one || !many) return word
  const inflected = amount >= pluralFrom ? many : one
  if (word.length > 1 && word === word.toUpperCase()) return inflected.toUpperCase()
  const isCapital = /^\p{Lu}/u.test(word)
  const first = inflected.slice(0, 1)
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + inflected.slice(1)
}
