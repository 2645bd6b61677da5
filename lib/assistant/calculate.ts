import { withFilters } from '@/lib/assistant/asked-of-one'
import type { Composed } from '@/lib/assistant/compose'
import type { Comparison, Topic } from '@/lib/assistant/intents'
import { named, placeOf, sourceOf } from '@/lib/assistant/sentences'
import type { Understood } from '@/lib/assistant/understand'
import { ordered, type Valued, valueOf } from '@/lib/assistant/values'
import { PATHS } from '@/lib/config/paths'
import { capital, count, price } from '@/lib/format'
import type { FactName } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'

const MAX_ORDERED = 5

type Calculated = Composed | null

export function compare({ found, comparison, rank, most, filters, topic }: Understood): Calculated {
  if (!comparison) return null
  const known = ordered(found, comparison)
  const shown = known.slice(rank, rank + Math.min(most, MAX_ORDERED))
  const [first] = shown
  if (!first) return known.length > 0 ? noMore(known.length) : null
  const { entry } = first.match
  const where = filters.map(({ label }) => ` ${label}`).join('')
  const among = `${count(known.length)} ${pluralOf(known)}${where}`
  const place = ['', 'second ', 'third ', 'fourth '][rank] ?? `number ${rank + 1}, `
  const content =
    known.length === 1
      ? withFilters(`I found only ${named(entry)}: it ${first.phrase}.`, entry, filters)
      : shown.length > 1
        ? [`These are the first ${shown.length} of ${among}:`, ...shown.map(lineOf)].join('\n')
        : `The ${place}${comparison.label} of ${among} is ${named(entry)}: it ${first.phrase}.${ties(known, first)}${alsoAsked(entry, topic, comparison)}`
  return {
    content,
    isKnown: true,
    about: shown.map(({ match }) => match),
    sources: shown.map(({ match }) => sourceOf(match.entry)),
  }
}

export function comparePair({ pair, comparison, asksWhether, text }: Understood): Calculated {
  if (!pair || !comparison) return null
  const [first, second] = ordered(pair, comparison)
  if (!first || !second) return null
  const [one, other] = [named(first.match.entry), named(second.match.entry)]
  const isYesOrNo = asksWhether && !/\bor\b/.test(text)
  const whether = isYesOrNo ? (first.match === pair[0] ? 'Yes: ' : 'No: ') : ''
  const isEqual = first.value === second.value
  return {
    content: isEqual
      ? `Neither: ${one} and ${other} are equal, each ${first.phrase}.`
      : `${whether}${one} ${first.phrase}, and ${other} ${second.phrase}.`,
    sources: [sourceOf(first.match.entry), sourceOf(second.match.entry)],
    isKnown: true,
    about: [first.match],
  }
}

export function compareWith({ than, comparison, found }: Understood): Calculated {
  if (!than || !comparison) return null
  const own = valueOf(than.entry, comparison.fact)
  const known = ordered(found, {
    ...comparison,
    end: comparison.end === 'least' ? 'least' : 'most',
  })
  const [first] = known
  if (!own) return null
  if (!first) {
    return {
      content: `No: ${named(than.entry)} ${own.phrase}, and no other of the ${than.entry.kind.plural} goes beyond that.`,
      sources: [sourceOf(than.entry)],
      isKnown: true,
      about: [than],
    }
  }
  const shown = known.slice(0, MAX_ORDERED)
  return {
    content:
      shown.length === 1
        ? `Yes: ${named(first.match.entry)} ${first.phrase}.`
        : ['Yes:', ...shown.map(lineOf)].join('\n'),
    sources: shown.map(({ match }) => sourceOf(match.entry)),
    isKnown: true,
    about: shown.map(({ match }) => match),
  }
}

export function average({ found, topic, kinds, filters, asksAverage }: Understood): Calculated {
  if (!asksAverage) return null
  const facts: readonly FactName[] =
    topic && topic !== 'steps' && topic !== 'place' && topic !== 'maker'
      ? [topic]
      : ['score', 'rating', 'price', 'minutes']
  for (const fact of facts) {
    const known = found.filter(({ entry }) => valueOf(entry, fact) !== null)
    const [kind = known[0]?.entry.kind] = kinds
    const same = known.filter(({ entry }) => kinds.length > 0 || entry.kind === kind)
    const values = same.flatMap(({ entry }) => valueOf(entry, fact)?.value ?? [])
    const numbers = values.filter((value) => typeof value === 'number')
    if (numbers.length === 0 || !kind) continue
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length
    const where = filters.map(({ label }) => ` ${label}`).join('')
    return {
      content: `The average of ${count(numbers.length)} ${kind.plural}${where} is ${unitOf(fact, mean)}: the sum of their ${NOUN[fact] ?? 'values'}, divided by ${numbers.length}.`,
      sources: [placeOf(kind)],
      isKnown: true,
      about: found,
    }
  }
  return null
}

const NOUN: Partial<Record<FactName, string>> = {
  score: 'scores',
  rating: 'ratings',
  price: 'prices',
  minutes: 'times',
  difficulty: 'difficulties',
  servings: 'servings',
}

export function counted({ found, kinds, filters, words }: Understood): Composed {
  const of = new Set(found.map(({ entry }) => entry.kind))
  const [kind] = of.size === 1 ? of : kinds
  const { plural = 'results', href = PATHS.search } = kind ?? {}
  const how = [
    ...filters.map(({ label }) => label),
    ...(words ? [`with the words “${words}”`] : []),
  ]
  const [only] = found.length === 1 ? found : []
  return {
    content: only
      ? `There is one: ${named(only.entry)}.`
      : `There are ${count(found.length)} ${[plural, ...how].join(' ')}.`,
    sources: only ? [sourceOf(only.entry)] : [{ title: capital(plural), href }],
    isKnown: true,
    about: found,
  }
}

/** `Where is the best …?` also asks for the place. */
function alsoAsked(entry: Entry, topic: Topic | null, { fact }: Comparison): string {
  const asked = topic !== null && topic !== 'steps' && topic !== fact ? entry.facts?.[topic] : null
  return asked ? ` It ${asked.phrase}.` : ''
}

function ties(known: readonly Valued[], first: Valued): string {
  const others = known.filter((one) => one !== first && one.value === first.value)
  if (others.length === 0 || others.length > 3) return ''
  return ` So ${others.length > 1 ? 'do' : 'does'} ${others.map(({ match }) => named(match.entry)).join(' and ')}.`
}

function noMore(all: number): Composed {
  return {
    content: `There are no more: I found ${count(all)}.`,
    sources: [{ title: 'Search', href: PATHS.search }],
    isKnown: true,
    about: [],
  }
}

function pluralOf(known: readonly Valued[]): string {
  const [first] = known
  const kinds = new Set(known.map(({ match }) => match.entry.kind.plural))
  return first && kinds.size === 1 ? first.match.entry.kind.plural : 'results'
}

const lineOf = ({ match, phrase }: { match: Match; phrase: string }) =>
  `– ${named(match.entry)} ${phrase}.`

function unitOf(fact: FactName, mean: number): string {
  if (fact === 'price') return price(mean)
  const value = Number(mean.toFixed(2))
  if (fact === 'minutes') return `${Math.round(mean)} minutes`
  if (fact === 'score' || fact === 'difficulty') return `${value} of 10`
  return fact === 'rating' ? `${value} of 5` : String(value)
}
