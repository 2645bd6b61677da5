import { draftOf, nameOf } from '@/lib/assistant/compose/draft'
import { withFilters } from '@/lib/assistant/compose/additions'
import { sortedBy, type Valued, valueOf } from '@/lib/assistant/fact-values'
import type { Draft, Interpretation, Topic } from '@/lib/assistant/stages'
import { PATHS } from '@/lib/config/paths'
import { count } from '@/lib/format'
import type { FactName } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'

const MAX_ORDERED = 5
const MAX_TIES = 3
const RANKS = ['', 'second ', 'third ', 'fourth ']

/** `Which is the cheapest?`, `the three best` */
export function compare(interpretation: Interpretation): Draft | null {
  const { matches, comparison, rank, limit, filters, topic } = interpretation
  if (!comparison) return null
  const known = sortedBy(matches, comparison)
  const shown = known.slice(rank, rank + Math.min(limit, MAX_ORDERED))
  const [first, second] = shown
  if (!first) return known.length > 0 ? noMore(known.length) : null
  const about = shown.map(({ match }) => match)
  const { entry } = first.match
  if (known.length === 1) {
    const found = `I found only ${nameOf(entry)}: it ${first.phrase}.`
    return draftOf(withFilters(found, entry, filters), about)
  }
  const where = filters.map(({ label }) => ` ${label}`).join('')
  const all = `${count(known.length)} ${pluralOf(known)}${where}`
  if (second) {
    const head = `These are the first ${shown.length} of ${all}:`
    return draftOf([head, ...shown.map(lineOf)].join('\n'), about)
  }
  const ordinal = RANKS[rank] ?? `number ${rank + 1}, `
  const answer = `The ${ordinal}${comparison.label} of ${all} is ${nameOf(entry)}: it ${first.phrase}.`
  return draftOf(
    `${answer}${tiesOf(known, first)}${alsoAsked(entry, topic, comparison.fact)}`,
    about,
  )
}

/** `Is the tote bag or the mug cheaper?` */
export function comparePair(interpretation: Interpretation): Draft | null {
  const { pair, comparison, asksWhether, text } = interpretation
  const [first, second] = pair && comparison ? sortedBy(pair, comparison) : []
  if (!pair || !first || !second) return null
  const [one, other] = [nameOf(first.match.entry), nameOf(second.match.entry)]
  const sentence =
    first.value === second.value
      ? `Neither: ${one} and ${other} are equal, each ${first.phrase}.`
      : `${one} ${first.phrase}, and ${other} ${second.phrase}.`
  const asksYesOrNo = asksWhether && !/\bor\b/.test(text) && first.value !== second.value
  const isYes = first.match === pair[0]
  const content = asksYesOrNo ? `${isYes ? 'Yes' : 'No'}: ${sentence}` : sentence
  return { ...draftOf(content, [first.match, second.match]), about: [first.match] }
}

/** `Is there anything cheaper?` after an answer about one entry. */
export function compareWithPrevious(interpretation: Interpretation): Draft | null {
  const { comparedWith, comparison, matches } = interpretation
  const value = comparedWith && comparison && valueOf(comparedWith.entry, comparison.fact)
  if (!value) return null
  const known = sortedBy(matches, comparison)
  const [first, second] = known
  if (!first) {
    const { entry } = comparedWith
    const content = `No: ${nameOf(entry)} ${value.phrase}, and no other of the ${entry.kind.plural} goes beyond that.`
    return draftOf(content, [comparedWith])
  }
  const shown = known.slice(0, MAX_ORDERED)
  const content = second
    ? ['Yes:', ...shown.map(lineOf)].join('\n')
    : `Yes: ${nameOf(first.match.entry)} ${first.phrase}.`
  return draftOf(
    content,
    shown.map(({ match }) => match),
  )
}

/** `Where is the best …?` also asks for the place. */
function alsoAsked({ facts = {} }: Entry, topic: Topic | null, compared: FactName): string {
  const fact = topic !== null && topic !== 'steps' && topic !== compared ? facts[topic] : null
  return fact ? ` It ${fact.phrase}.` : ''
}

function tiesOf(known: readonly Valued[], first: Valued): string {
  const others = known.filter((one) => one !== first && one.value === first.value)
  if (others.length === 0 || others.length > MAX_TIES) return ''
  const names = others.map(({ match }) => nameOf(match.entry)).join(' and ')
  return ` So ${others.length > 1 ? 'do' : 'does'} ${names}.`
}

function noMore(all: number): Draft {
  const sources = [{ title: 'Search', href: PATHS.search }]
  return draftOf(`There are no more: I found ${count(all)}.`, [], { sources })
}

function pluralOf(known: readonly Valued[]): string {
  const [plural, other] = new Set(known.map(({ match }) => match.entry.kind.plural))
  return plural === undefined || other !== undefined ? 'results' : plural
}

const lineOf = ({ match, phrase }: Valued) => `– ${nameOf(match.entry)} ${phrase}.`
