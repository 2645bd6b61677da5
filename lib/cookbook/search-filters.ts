import type { Filter, FilterRule, Measure } from '@/lib/search/document'
import { isDeclaredFree, tagged } from '@/lib/search/filters'
import { NUMBER, toNumber } from '@/lib/search/numbers'
import { fold } from '@/lib/search/words'

const PEOPLE = '(?:people|persons|guests|servings|portions)'

export const RECIPE_FILTERS: readonly FilterRule[] = [
  {
    pattern:
      /\b(?:nobody|no ?one|none|never|not)(?: \w+){0,4}? (?:cooked|baked|tried|made(?! (?:with|of|from)\b))(?: (?:by \w+|yet|so far|before|it))*(?= |$)|\b(?:cooked|baked|tried|made) by (?:nobody|no one)(?= |$)/,
    toFilter: () => ({
      fact: 'makes',
      label: 'without makes',
      accepts: ({ value }) => value === 0,
    }),
  },
  {
    pattern:
      /\b(?:been )?(?:(?:cooked|baked|tried) (?:yet|already|at least once)|(?:cooked|baked|tried|made) by (?:others?|(?:other )?(?:members|people)|(?:some|any)(?:body|one)(?: else)?))(?= |$)/,
    toFilter: () => ({
      fact: 'makes',
      label: 'with makes',
      accepts: ({ value }) => Number(value) > 0,
    }),
  },
  {
    pattern: /\b(?:vegans?|plant based)(?= |$)/,
    toFilter: () => ({ ...tagged('vegan', ['vegan']), isAdjective: true }),
  },
  {
    pattern: /\b(?:dairy free|(?:without|no)(?: any)? dairy)(?: products?)?(?= |$)/,
    toFilter: () => DAIRY_FREE,
  },
  {
    pattern: /\b(?:vegetarians?|veggie|meatless|meat free|without (?:any )?meat|no meat)(?= |$)/,
    toFilter: () => ({ ...tagged('vegetarian', ['vegetarian', 'vegan']), isAdjective: true }),
  },
  {
    pattern: new RegExp(
      `\\b(?:for|feeds?|serves?|(?:we|there) (?:are|re|will be)) ${NUMBER}(?: or more)? (?:${PEOPLE}|of us)(?= |$)|\\bwe (?:are|re|will be) ${NUMBER}(?= |$)`,
    ),
    toFilter: ([, number, other = '']) => forPeople(toNumber(number ?? other)),
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:something|anything|recipes?|dish(?:es)?|meals?)\\b.*)\\bfor (?!an? |one )${NUMBER}(?= |$)(?! \\S+ (?:or|and|to) )(?! (?:minutes?|mins?|hours?|euros?|eur|€|days?))`,
    ),
    toFilter: ([, number = '']) => forPeople(toNumber(number)),
  },
  {
    pattern: new RegExp(
      `\\b(?:feeds?|serves?|enough for)(?: an?)?(?: crowd| party| group| table)?(?: of)?(?: at least)? (?!an? )${NUMBER}(?: or more)?(?= |$)`,
    ),
    toFilter: ([, number = '']) => forPeople(toNumber(number)),
  },
]

const TIME = {
  fact: 'minutes',
  format: (minutes: number) => `${minutes} minutes`,
  name: 'takes?|taking|took|longer|shorter|quicker|faster|slower|sooner|ready|done|finish(?:ed)?|time',
  isMeant: (value: number) => value > 10,
  needsKind: true,
  preposition: '(?:in|(?:have|has|got|spare)(?: only| just| about)?)',
} as const

export const RECIPE_MEASURES: readonly Measure[] = [
  { ...TIME, unit: 'minutes?|minuts?|mins?' },
  { ...TIME, unit: 'hours?|hrs?|h', factor: 60 },
  {
    fact: 'difficulty',
    name: 'difficulty|difficult|hard|harder|easier|simpler|trickier|tougher|demanding',
    isExact: true,
    format: (value) => `difficulty ${value}`,
  },
  {
    fact: 'rating',
    unit: '(?:of 5 )?stars?|of 5',
    name: 'rated|rating|better|worse|score|scored',
    isExact: true,
    format: (stars) => `${stars} stars`,
  },
  {
    fact: 'servings',
    unit: PEOPLE,
    name: 'serves?|serving|feeds?|feeding',
    format: (people) => `${people} people`,
  },
  { fact: 'stepCount', unit: 'steps?', isExact: true, format: (steps) => `${steps} steps` },
  { fact: 'ingredients', unit: 'ingredients?', format: (rows) => `${rows} ingredients` },
  { fact: 'makes', unit: '(?:confirmed )?makes?', format: (makes) => `${makes} makes` },
]

/** What is vegan is free of dairy, unless it declares milk. */
const DAIRY_FREE: Filter = {
  fact: 'ingredients',
  label: 'dairy-free',
  isAdjective: true,
  accepts: (_, document) => {
    const tags = [document.facts?.tags?.value ?? []].flat().map((tag) => fold(String(tag)))
    return isDeclaredFree(document, 'dairy') ?? tags.includes('vegan')
  },
}

function forPeople(people: number): Filter {
  const label = `for ${people} people`
  const note = `None of it serves ${people} people, but its page scales the amounts.`
  return {
    fact: 'servings',
    label,
    accepts: ({ value }) => Number(value) >= people,
    near: people,
    softer: { fact: 'servings', label: 'that can be scaled', accepts: () => true, note },
  }
}
