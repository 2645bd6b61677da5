import { isCountable, manyOf, numberWord, shortOf, titleCase, withArticle } from './nouns'
import type { Brief, Facts } from './painting'
import type { Palette } from './palette'
import type { Rng } from './random'
import { COMMON_LINES, MEDIUM_LINES } from './title-media'
import { ADJECTIVES, GROUNDS, LIGHTS, MONTHS, PARTS, TIMES, WEEKDAYS, WHERE } from './title-words'

/** The source of all texts about a picture. */
export type TextContext = { facts: Facts; brief: Brief; palette: Palette; dateKey: string }

const LONGEST = 60
/** Adjectives for paper cuts only. */
const MADE_OF: readonly string[] = ['paper', 'folded', 'layered', 'small']

type Words = {
  /** With its article where it takes one. */
  subject: string
  bare: string
  count: number
  motif: string
  second?: string
  /** The second with its article. */
  companion?: string
  time: string
  /** Part of the day, to follow a weekday. */
  part: string
  light: string
  month: string
  weekday: string
  /** Whether the month may be named, so that not every title of a month names it. */
  dated: boolean
}

function wordsOf({ facts, palette, dateKey }: TextContext, rng: Rng): Words {
  const [first] = facts.subjects
  const motif = first?.name ?? 'spiral'
  const bare = shortOf(motif)
  const next = facts.subjects.find(({ name }) => shortOf(name) !== bare)
  const date = new Date(`${dateKey}T00:00:00Z`)
  return {
    subject: isCountable(motif) ? withArticle(bare) : bare,
    bare,
    count: first?.count ?? 1,
    motif,
    ...(next
      ? {
          second: shortOf(next.name),
          companion: isCountable(next.name) ? withArticle(shortOf(next.name)) : shortOf(next.name),
        }
      : {}),
    time: rng.pick(TIMES[palette.key]),
    part: rng.pick(PARTS[palette.key]),
    light: rng.pick(LIGHTS[palette.key]),
    month: MONTHS[date.getUTCMonth()] ?? '',
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    dated: rng.chance(0.3),
  }
}

function landscape({ facts, brief }: TextContext, words: Words, rng: Rng): string[] {
  const place = facts.place ?? 'meadow'
  const where = rng.pick(WHERE[place])
  const fallen =
    brief.weather === 'rain' || brief.weather === 'snow'
      ? brief.weather
      : brief.weather === 'mist'
        ? 'mist'
        : undefined
  return [
    `${words.subject} ${where}`,
    `${words.bare} ${where}, ${words.time}`,
    `the ${words.bare}, ${words.time}`,
    ...(words.dated
      ? [
          `${words.bare}, ${words.month}`,
          `${words.month} ${where.startsWith('and ') ? `and ${words.subject}` : where}`,
        ]
      : []),
    `${GROUNDS[place]}, ${words.weekday} ${words.part}`,
    `${words.subject} and ${words.light}`,
    `${words.weekday} ${where.startsWith('and ') ? `with ${words.subject}` : where}`,
    ...(fallen
      ? [`${fallen} on the ${GROUNDS[place]}, ${words.time}`, `${words.subject} in the ${fallen}`]
      : []),
    ...(words.second
      ? [
          `${words.subject} and ${words.companion}`,
          `${words.bare} and ${words.second}, ${words.time}`,
        ]
      : []),
  ]
}

function stillLife({ facts }: TextContext, words: Words): string[] {
  const counted = words.count > 1 && isCountable(words.motif)
  const many = counted ? `${numberWord(words.count)} ${manyOf(words.motif)}` : words.subject
  const plain = counted ? manyOf(words.motif) : words.bare
  const other = facts.subjects.find(
    ({ name, count }) => count === 1 && name !== words.motif && isCountable(name),
  )
  const pair = other
    ? [`${many}, one ${shortOf(other.name)}`, `${shortOf(other.name)} with ${plain}`]
    : []
  return [
    ...pair,
    `${many}, ${words.time}`,
    `${words.weekday} table with ${plain}`,
    ...(words.dated ? [`${words.month} ${plain}`] : []),
    `${many} on the table, ${words.part}`,
    `${words.weekday} ${words.part}, ${plain}`,
    `${plain} and ${words.light}`,
  ]
}

/** The lines of a medium with their placeholders filled. */
function ofMedium({ brief }: TextContext, words: Words, rng: Rng): string[] {
  const lines = [...(MEDIUM_LINES[brief.family] ?? []), ...COMMON_LINES]
  const adj = rng.pick(ADJECTIVES.filter((adjective) => !MADE_OF.includes(adjective)))
  const slots: Record<string, string | undefined> = {
    ...words,
    ...(words.dated ? {} : { month: undefined }),
    count: undefined,
    dated: undefined,
    adj,
    number: String(rng.int(2, 99)),
  }
  return lines.flatMap((line) => {
    const wanted = [...line.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slots[slot])
    if (wanted.includes(undefined)) return []
    const filled = line.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    return filled.length <= LONGEST ? [filled] : []
  })
}

/** A title of what was drawn, at most 60 characters. */
export function titleOf(context: TextContext, rng: Rng): string {
  const words = wordsOf(context, rng.fork('words'))
  const random = rng.fork('pattern')
  const family = context.brief.family
  const patterns =
    family === 'still'
      ? stillLife(context, words)
      : family === 'strata'
        ? landscape(context, words, random)
        : ofMedium(context, words, random)
  const fitting = patterns.filter((pattern) => pattern.length <= LONGEST)
  return titleCase(random.pick(fitting.length > 0 ? fitting : [words.bare]))
}
