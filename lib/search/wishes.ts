import type { Filter, SearchKind, Wish } from '@/lib/search/document'
import { findFilter, type Found, isNamedIn, tagged } from '@/lib/search/filters'
import type { Vocabulary } from '@/lib/search/vocabulary'
import { termsOf } from '@/lib/search/words'

const NOUN =
  '(?:recipes?|dish(?:es)?|foods?|meals?|mains?|desserts?|snacks?|treats?|dinners?|lunch(?:es)?|things?|ideas?|ones?)'

export function findWish(folded: string, vocabulary: Vocabulary): Found | null {
  for (const kind of vocabulary.kinds) {
    const found = wishIn(folded, kind, patternOf)
    const filter = found && { ...filterOf(found.wish, vocabulary), kind, isWish: true }
    if (filter) return { filter, match: found.match }
  }
  return null
}

/** What is wished of an entry that a question names: `is the pancake good for kids?` */
export function wishIn(folded: string, { wishes = [] }: SearchKind, pattern = anywhere) {
  for (const wish of wishes) {
    const match = pattern(wish).exec(folded)
    if (match) return { wish, match }
  }
  return null
}

const anywhere = ({ adjectives, wordings = '(?!)' }: Wish) =>
  new RegExp(`\\b(?:${adjectives}|${wordings})(?= |$)`)

function patternOf({ adjectives, wordings = '(?!)' }: Wish): RegExp {
  const adjective = `(?:${adjectives})(?= |$)`
  const before = `(?:(?:some|any|every)thing|${NOUN}|and|(?<!thing |\\b(?:any|every|all|each|other) \\S+ )but)(?: that)?(?: is| are)?(?: very| really)?`
  return new RegExp(
    `(?<=^|\\b${before} )${adjective}|\\b(?<!how )${adjective}(?= (?:\\S+ ){0,2}${NOUN}\\b)|(?<=^\\S+ )(?<!^how )${adjective}$|(?<=\\b(?:not|nt?|never|thing but) (?:too |very |so )?)${adjective}(?=$| (?:please|but|and|or|nor)\\b)|\\b(?:${wordings})(?= |$)`,
  )
}

function filterOf(wish: Wish, { names, rules, ingredients: listed }: Vocabulary): Filter {
  const { name, tags, ingredients = '', instead = '' } = wish
  const note = `Nothing is tagged ${name}.`
  const known = tags.split(' ').filter((tag) => names.has(tag))
  if (known.length > 0) return tagged(`tagged ${known.join(' or ')}`, known)
  const other = findFilter(instead, rules)
  if (other) return { ...other.filter, note }
  const all = ingredients.split(' ')
  const held = all.filter((one) => termsOf(one).every((term) => listed.has(term)))
  return {
    fact: 'ingredients',
    label: `with ${(held.length > 0 ? held : all.slice(0, 1)).join(' or ')}`,
    accepts: (_, document) => isNamedIn(document, 'facts', held.map(termsOf)),
    note,
  }
}
