import { findSpelling } from '@/lib/cookbook/scale/units'
import { unaccented } from '@/lib/cookbook/words/languages'

type Named = { name: string }

/** What these clauses name is in the pot already, or is not used. */
const NOT_ADDED = [
  /\b(?:until|till|once|when|while|before|as soon as)\s+(?:[\p{L}-]+\s+){1,5}?(?:is|are|has|have|turns?|looks?|becomes?|feels?|starts?|begins?|holds?|boils?|melts?|softens?|thickens?|goes|go|comes?)\b/giu,
  /\b(?:without|instead of|discard|remove)\s+(?:the\s+)?(?:(?!and\b|or\b)\p{L}+\s*){1,2}/giu,
]
/** A part of what is in the words before it, as the words that are counted are. */
const PART = /^(?:breast|thigh|leg|wing|extract|essence|mince|zest|rind)$/u
/** What follows says what a food is made of: `sucre en poudre`, `aceite de oliva` */
const MADE_OF = /^(\p{L}+)(?:\s\p{L}+)*?\s(?:en|de|di|d|del|della|al|alla|à)\s?['’]?\p{L}/iu

/** The ingredients that a step adds, by their name or by its main word: `oil` for `olive oil`. */
export function ingredientsOf<Ingredient extends Named>(
  step: string,
  ingredients: readonly Ingredient[],
): Ingredient[] {
  const added = NOT_ADDED.reduce((text, clause) => text.replace(clause, ' '), step)
  let text = ` ${wordsOf(added).join(' ')} `
  const phrases = ingredients.map(({ name }) => phraseOf(name))
  const whole = new Set<string>()
  // `the rye flour` is not the wheat flour.
  for (const phrase of phrases.toSorted((a, b) => b.length - a.length)) {
    if (mentions(text, phrase)) whole.add(phrase)
    text = text.replaceAll(` ${phrase} `, ' ')
  }
  return ingredients.filter(({ name }, index) => {
    const isWhole = whole.has(phrases[index] ?? '')
    return isWhole || headsOf(name).some((head) => mentions(text, head))
  })
}

function mentions(text: string, phrase: string): boolean {
  return phrase !== '' && text.includes(` ${phrase} `)
}

/** `breast` and `chicken`, `oil`, `sucre` */
function headsOf(name: string): string[] {
  const [last = '', before = ''] = phraseOf(name).split(' ').toReversed()
  const isPart = PART.test(last) || findSpelling(last)?.unit.kind === 'count'
  const [first = ''] = wordsOf(MADE_OF.exec(name)?.[1] ?? '')
  return [last, ...(isPart ? [before] : []), first]
}

/** It drops what follows a comma or stands in brackets, and `cloves of`. */
function phraseOf(name: string): string {
  const main = name.replace(/\(.*?\)/gu, ' ').split(/[,;]|\sor\s/u)[0] ?? ''
  return wordsOf(main.replace(/^.*\sof\s/iu, '')).join(' ')
}

function wordsOf(text: string): string[] {
  return (
    unaccented(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).map(singular)
}

function singular(word: string): string {
  if (/(?:ss|us)$/u.test(word) || word.length < 4) return word
  return word
    .replace(/ies?$/u, 'y')
    .replace(/(?<=o|sh|ch|x)es$/u, '')
    .replace(/(?<=lea|loa|hal|kni|cal)ves$/u, 'f')
    .replace(/s$/u, '')
    .replace(/(?<=e[lr])n$/u, '')
}
