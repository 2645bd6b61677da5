import { shortDay } from '@/lib/format'
import { inMonth, MONTHS, ofDay, onDates, onDay } from '@/lib/search/date-filters'
import type { FactName, SearchFact } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'
import { SPELLED } from '@/lib/search/spelled-numbers'
import { fold, termsOf } from '@/lib/search/words'

/** Such as `under 30 minutes`. */
export type Filter = { fact: FactName; label: string; accepts: (fact: SearchFact) => boolean }

const NUMBER = `(\\d+(?:[.,]\\d+)?|${Object.keys(SPELLED).reverse().join('|')})`
const TIME = '(?:minutes?|minuts?|mins?|hours?|hrs?|h)'
const MONEY = '(?:euros?|eur|€|bucks)'
const UNIT = `(${TIME}|${MONEY})`
const BELOW =
  '(?:under|below|less than|cheaper than|at most|up to|within|max|maximum|no more than|not more than|faster than)'
const ABOVE = '(?:above|over|more than|better than|at least|min|minimum)'

const OR_LESS = '(?:or|and) (?:less|lower|below|under|fewer|faster|quicker|cheaper)'
const OR_MORE = '(?:or|and) (?:more|higher|above|over|better|up)'
const PEOPLE = '(?:people|persons|guests|servings|portions)'
const SIDE = '(\\d+(?:[.,]\\d+)?)'

type Rule = { pattern: RegExp; toFilter: (found: RegExpExecArray) => Filter | null }

const MONTH = `(${MONTHS.join('|')}|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)`

/** They are tried in this order on the folded text. */
const RULES: readonly Rule[] = [
  {
    pattern: /\b(?:vegans?|plant based|dairy free|without dairy)(?= |$)/,
    toFilter: () => tagged('vegan', ['vegan']),
  },
  {
    pattern: /\b(?:vegetarians?|veggie|meatless|meat free|without (?:any )?meat|no meat)(?= |$)/,
    toFilter: () => tagged('vegetarian', ['vegetarian', 'vegan']),
  },
  {
    pattern: new RegExp(`\\b(?:for|feeds?|serves?) ${NUMBER}(?: or more)? ${PEOPLE}(?= |$)`),
    toFilter: ([, number = '']) => forPeople(number),
  },
  {
    pattern: new RegExp(
      `\\b(?:feeds?|serves?|enough for)(?: an?)?(?: crowd| party| group| table)?(?: of)?(?: at least)? ${NUMBER}(?: or more)?(?= |$)`,
    ),
    toFilter: ([, number = '']) => forPeople(number),
  },
  {
    pattern: new RegExp(
      `\\b(?:fits? )?(?:in |into )?(?:an? |the )?${SIDE} ?(?:x|by) ?${SIDE}(?: ?cm)?(?: frame)?(?= |$)`,
    ),
    toFilter: ([, one = '', other = '']) => ofSides(one, other),
  },
  {
    pattern: new RegExp(
      `\\b(wider|broader|narrower|taller|higher|shorter) than ${NUMBER} ?(cm|m|met(?:er|re)s?|centimet(?:er|re)s?)(?= |$)`,
    ),
    toFilter: ([, word = '', number = '', unit = '']) => ofSide(word, number, unit),
  },
  {
    pattern: new RegExp(`\\b(?:take |takes )?${BELOW} (€ ?)?${NUMBER} ?${UNIT}?(?= |$)`),
    toFilter: ([, sign, number = '', unit]) => toLimit(number, unit ?? sign, 'most'),
  },
  {
    pattern: new RegExp(`\\b${ABOVE} (€ ?)?${NUMBER} ?${UNIT}?(?= |$)`),
    toFilter: ([, sign, number = '', unit]) => toLimit(number, unit ?? sign, 'least'),
  },
  {
    pattern: new RegExp(`\\b(?:in )?(€ ?)?${NUMBER} ?${UNIT}? ${OR_LESS}(?= |$)`),
    toFilter: ([, sign, number = '', unit]) => toLimit(number, unit ?? sign, 'most'),
  },
  {
    pattern: new RegExp(`\\b(€ ?)?${NUMBER} ?${UNIT}? ${OR_MORE}(?= |$)`),
    toFilter: ([, sign, number = '', unit]) => toLimit(number, unit ?? sign, 'least'),
  },
  {
    pattern:
      /\b(today|yesterday) s (?=art|picture|painting|image|colou?r)|\b(?:of|from|for) (today|yesterday)(?= |$)/,
    toFilter: ([, one, other]) => ofDay((one ?? other) === 'today' ? 0 : -1),
  },
  {
    pattern: new RegExp(
      `\\b(?:about|around|roughly|approximately) (€ ?)?${NUMBER} ?${MONEY}(?= |$)`,
    ),
    toFilter: ([, , number = '']) => around(SPELLED[number] ?? Number(number.replace(',', '.'))),
  },
  {
    pattern: new RegExp(`\\bfor (€ ?)?${NUMBER} ?${MONEY}(?= |$)`),
    toFilter: ([, , number = '']) => toLimit(number, '€', 'most'),
  },
  {
    pattern: new RegExp(`\\bin ${NUMBER} ?(${TIME})(?= |$)`),
    toFilter: ([, number = '', unit]) => toLimit(number, unit, 'most'),
  },
  {
    pattern: /\b(?:on )?(\d{4}) (\d\d) (\d\d)(?= |$)/,
    toFilter: ([, year, month, day]) =>
      onDates(shortDay(`${year}-${month}-${day}`), `${year}-${month}-${day}`),
  },
  {
    pattern: new RegExp(
      `\\b(?:of|on|from|in)? ?(\\d\\d?)(?:st|nd|rd|th)? (?:of )?${MONTH}(?: (\\d{4}))?(?= |$)`,
    ),
    toFilter: ([, day = '', month = '', year]) => onDay(day, month, year),
  },
  {
    pattern: new RegExp(
      `\\b(?:of|on|from|in)? ?${MONTH} (\\d\\d?)(?:st|nd|rd|th)?(?: (\\d{4}))?(?= |$)`,
    ),
    toFilter: ([, month = '', day = '', year]) => onDay(day, month, year),
  },
  {
    pattern: new RegExp(`\\b(?:in|of|from|during|last) ${MONTH}(?: (\\d{4}))?(?= |$)`),
    toFilter: ([, month = '', year]) => inMonth(month, year),
  },
  {
    pattern: /\b(?:in|of|from|during) (20\d\d)(?= |$)/,
    toFilter: ([, year = '']) => onDates(`in ${year}`, year),
  },
]

/** The filter that a folded text begins to say, with what it takes of the text. */
export function findFilter(folded: string): { filter: Filter; said: RegExpExecArray } | null {
  for (const { pattern, toFilter } of RULES) {
    const said = pattern.exec(folded)
    const filter = said && toFilter(said)
    if (said && filter) return { filter, said }
  }
  return null
}

export function byName(fact: 'maker' | 'place', name: string): Filter {
  const folded = fold(name)
  return {
    fact,
    label: fact === 'maker' ? `by ${name}` : `in ${name}`,
    accepts: ({ value }) => [value].flat().some((one) => fold(String(one)) === folded),
  }
}

/** What `about` leaves open on both sides. */
const ROUGHLY = 0.25

function around(euros: number): Filter {
  return {
    fact: 'price',
    label: `about €${euros}`,
    accepts: ({ value }) => Math.abs(Number(value) - euros) <= euros * ROUGHLY,
  }
}

function tagged(label: string, tags: readonly string[]): Filter {
  const accepts = ({ value }: SearchFact) =>
    [value].flat().some((tag) => tags.includes(fold(String(tag))))
  return { fact: 'tags', label, accepts }
}

/** `term` is null for what nothing is known about; then nothing passes. */
export function withoutIngredient(name: string, term: string | null): Filter {
  const accepts = ({ value }: SearchFact) =>
    term !== null &&
    [value].flat().every((row) => /^no /.test(String(row)) || !termsOf(String(row)).includes(term))
  return { fact: 'ingredients', label: `without ${name}`, accepts }
}

export function passes({ facts = {} }: Entry, { fact, accepts }: Filter): boolean {
  const known = facts[fact]
  return known !== undefined && accepts(known)
}

function forPeople(number: string): Filter {
  const people = SPELLED[number] ?? Number(number)
  return {
    fact: 'servings',
    label: `for ${people} people`,
    accepts: ({ value }) => Number(value) >= people,
  }
}

function ofSides(...sides: readonly string[]): Filter {
  const [one = '', other = ''] = sides.map((side) => side.replace(',', '.'))
  const sizes = [`${one} × ${other} cm`, `${other} × ${one} cm`]
  return {
    fact: 'size',
    label: `of ${one} × ${other} cm`,
    accepts: ({ value }) => sizes.includes(String(value)),
  }
}

function ofSide(word: string, number: string, unit: string): Filter {
  const cm = (SPELLED[number] ?? Number(number.replace(',', '.'))) * (/^m/.test(unit) ? 100 : 1)
  const isLess = word === 'narrower' || word === 'shorter'
  return {
    fact: /^(?:wid|broad|narrow)/.test(word) ? 'width' : 'height',
    label: `${word} than ${cm} cm`,
    accepts: ({ value }) => (isLess ? Number(value) < cm : Number(value) > cm),
  }
}

function toLimit(number: string, unit: string | undefined, end: 'most' | 'least'): Filter | null {
  const value = SPELLED[number] ?? Number(number.replace(',', '.'))
  const isMost = end === 'most'
  const words = isMost ? 'up to' : 'from'
  const accepts = (limit: number) => (known: SearchFact) =>
    typeof known.value === 'number' && (isMost ? known.value <= limit : known.value >= limit)
  if (unit && /^h/.test(unit)) {
    return {
      fact: 'minutes',
      label: `${words} ${value * 60} minutes`,
      accepts: accepts(value * 60),
    }
  }
  if (unit && /^m/.test(unit)) {
    return { fact: 'minutes', label: `${words} ${value} minutes`, accepts: accepts(value) }
  }
  if (unit) return { fact: 'price', label: `${words} €${value}`, accepts: accepts(value) }
  if (value > 10) return { fact: 'price', label: `${words} €${value}`, accepts: accepts(value) }
  return { fact: 'score', label: `${isMost ? 'below' : 'above'} ${value}`, accepts: accepts(value) }
}
