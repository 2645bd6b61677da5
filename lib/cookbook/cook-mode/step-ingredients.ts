import { findSpelling } from '@/lib/cookbook/scale/units'
import { anyOf, unaccented, wordsFor } from '@/lib/cookbook/words/languages'

type Step = { nouns: readonly string[]; isNounFirst: boolean }

/** What these clauses name is in the pot already, or is not used. */
const NOT_ADDED = [
  /\b(?:until|till|once|when|while|before|as soon as)\s+(?:[\p{L}-]+\s+){1,5}?(?:is|are|has|have|turns?|looks?|becomes?|feels?|starts?|begins?|holds?|boils?|melts?|softens?|thickens?|goes|go|comes?)\b/giu,
  /\b(?:without|instead of|discard|remove|(?:do not|don['’]t)\s+(?:add|use)|reserve|set aside)\s+(?:the\s+)?(?:(?!and\b|or\b)\p{L}+\s*){1,2}/giu,
]
/** A part of what is in the words before it, as the words that are counted are. */
const PART =
  /^(?:breast|thigh|leg|wing|shoulder|belly|loin|tender|drumstick|shank|neck|chop|extract|essence|mince|zest|rind)$/u
/** A form of what is named before it; `baking` and `curry` are no food there. */
const FORM =
  /(?<!baking|curry)\s(?:(?:bean|stewing|braising)\s)?(?:cheese|chip|flake|floret|kernel|meat|paste|powder|puree|root|seed)$/u
/** These are the butter or milk that a step adds if no other one is. */
const SPECIAL = /(?:nut|almond|cocoa) butter$|(?:nut|almond|oat|soy) milk$/u
/** What follows says what a food is made of: `sucre en poudre`, `aceite de oliva` */
const MADE_OF = /^\p{L}+(?:\s\p{L}+)*?\s(?:en|de|di|d|del|della|al|alla|à)\s?['’]?\p{L}/iu
/** These languages set most adjectives behind the noun. */
const NOUN_FIRST = /(?<!\p{L})(?:l['’]|(?:les?|la|il|lo|gli|el|los|las)\s)|\p{Script=Greek}/iu
const GERMAN =
  /^(?!.*(?<!\p{L})(?:the|and|with|until)(?!\p{L})).*?(?:(?<!\p{L})(?:d(?:ie|as|er|en|em)|und|mit)(?!\p{L})|(?:en|ern|eln)(?:[.,;!]|$))/isu
const GERMAN_NOUN =
  /(?<!\p{L})(?!(?:D(?:ie|as|er|en|em)|Mit|Eine?[nmrs]?|Alle[sn]?)(?!\p{L}))\p{Lu}\p{L}+/gu
const PAIR = new RegExp(`\\s(?:&|${anyOf(wordsFor('and'))})\\s`, 'iu')

/** What one way of reading finds, the next does not: `the rye flour` is not the wheat flour. */
const READINGS = [wholesOf, headsOf, kindsOf, compounds('endsWith'), compounds('startsWith')]

/** The ingredients that a step adds, by their name or by its main word: `oil` for `olive oil`. */
export function ingredientsOf<Ingredient extends { name: string }>(
  step: string,
  ingredients: readonly Ingredient[],
): Ingredient[] {
  const added = NOT_ADDED.reduce((text, clause) => text.replace(clause, ' '), step)
  const nouns = GERMAN.test(step) ? (added.match(GERMAN_NOUN) ?? []).flatMap(wordsOf) : []
  const isNounFirst = NOUN_FIRST.test(step)
  let text = ` ${wordsOf(added).join(' ')} `
  const found = READINGS.flatMap((reading) => {
    const phrases = ingredients.map(({ name }) => reading(name, { nouns, isNounFirst }))
    const mentioned = new Set<string>()
    for (const phrase of phrases.flat().toSorted((a, b) => b.length - a.length)) {
      if (phrase === '' || !text.includes(` ${phrase} `)) continue
      mentioned.add(phrase)
      text = text.replaceAll(` ${phrase} `, ' ')
    }
    return ingredients.filter((_, index) => phrases[index]?.some((one) => mentioned.has(one)))
  })
  return ingredients.filter((ingredient) => found.includes(ingredient))
}

/** It drops what follows a comma or stands in brackets, and `cloves of`; `salt and pepper` are two. */
function wholesOf(name: string): string[] {
  const main = name.replace(/\(.*?\)/gu, ' ').split(/[,;]|\sor\s/u)[0] ?? ''
  return main.split(PAIR).map((one) => wordsOf(one.replace(/^.*\sof\s/iu, '')).join(' '))
}

/** `breast` and `chicken`, `oil` */
function headsOf(name: string): string[] {
  return wholesOf(name).flatMap((phrase) => {
    const [last = '', before = ''] = phrase.split(' ').toReversed()
    const isPart = PART.test(last) || findSpelling(last)?.unit.kind === 'count'
    return SPECIAL.test(phrase) ? [] : [last, ...(isPart ? [before] : [])]
  })
}

/** The `feta` of `feta cheese`, the `juice` of `juice of lemon`, the `sucre` of `sucre en poudre` */
function kindsOf(name: string, { isNounFirst }: Step): string[] {
  const kinds = wholesOf(name).flatMap((phrase) => {
    const kind = phrase.replace(FORM, '')
    return kind === phrase && !SPECIAL.test(phrase) ? [] : kind.split(' ').slice(-1)
  })
  const [, before = ''] = /^(?:.*\s)?(\S+)\sof\s/iu.exec(name) ?? []
  const [thing = ''] = findSpelling(before) ? [] : wordsOf(before)
  const isFirst = isNounFirst || MADE_OF.test(name)
  const first = isFirst ? wordsOf(name.replace(/^pommes?\sde\sterre/iu, '')).slice(0, 1) : []
  return [...kinds, thing, ...first]
}

/** The nouns of a German step with which a word of the name ends or starts: `Mehl` for `Weizenmehl`. */
function compounds(side: 'endsWith' | 'startsWith') {
  return (name: string, { nouns }: Step): string[] =>
    nouns.filter((noun) => {
      const holds = (word: string) => word[side](noun) && word.length >= noun.length + 3
      return (noun.length > 2 || noun === 'ol') && wordsOf(name).some(holds)
    })
}

function wordsOf(text: string): string[] {
  return (plain(text).match(/\p{L}+/gu) ?? []).map(singular)
}

function plain(text: string): string {
  return unaccented(text).toLowerCase().replaceAll('œ', 'oe').replaceAll('yoghurt', 'yogurt')
}

/** The tables of units know the plurals that no rule makes: `Eier`, `uova`, `αυγά`. */
function singular(written: string): string {
  const word = plain(findSpelling(written)?.one ?? written)
  if (/(?:ss|us)$/u.test(word) || word.length < 4) return word
  return word
    .replace(/ies?$/u, 'y')
    .replace(/(?<=o|sh|ch|x)es$/u, '')
    .replace(/(?<=lea|loa|hal|kni|cal)ves$/u, 'f')
    .replace(/s$|(?<=[eo]u|eau)x$/u, '')
    .replace(/(?<=e[lr]|\p{L}{3}e)n$/u, '')
    .replace(/(?<=\p{Script=Greek}{3})ι?(?:α|ας|ε|ες|η|ης|ι|ο|οι|ος|ου|ους|ων)$/u, '')
}
