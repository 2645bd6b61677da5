import { isCountable, manyOf, numberWord, shortOf, titleCase, withArticle } from './nouns'
import type { Brief, Facts } from './painting'
import type { Palette } from './palette'
import type { Rng } from './random'
import { COMMON_LINES, MEDIUM_LINES } from './title-media'
import { ADJECTIVES, GROUNDS, LIGHTS, MONTHS, PARTS, TIMES, WEEKDAYS, WHERE } from './title-words'

/** All that words about a picture may draw on. */
export type Told = { facts: Facts; brief: Brief; palette: Palette; dateKey: string }

const LONGEST = 60
/** Words that only a paper cut may be called by. */
const MADE_OF: readonly string[] = ['paper', 'folded', 'layered', 'small']

type Words = {
  /** With its article where it takes one. */
  hero: string
  bare: string
  count: number
  motif: string
  second?: string
  /** The second with its article. */
  guest?: string
  time: string
  /** Part of the day, to follow a weekday. */
  part: string
  light: string
  month: string
  weekday: string
  /** Whether the month may be named: now and then, or a month of titles would all say it. */
  dated: boolean
}

function wordsOf({ facts, palette, dateKey }: Told, rng: Rng): Words {
  const [first] = facts.subjects
  const motif = first?.name ?? 'spiral'
  const bare = shortOf(motif)
  const next = facts.subjects.find(({ name }) => shortOf(name) !== bare)
  const date = new Date(`${dateKey}T00:00:00Z`)
  return {
    hero: isCountable(motif) ? withArticle(bare) : bare,
    bare,
    count: first?.count ?? 1,
    motif,
    ...(next
      ? {
          second: shortOf(next.name),
          guest: isCountable(next.name) ? withArticle(shortOf(next.name)) : shortOf(next.name),
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

function landscape({ facts, brief }: Told, words: Words, rng: Rng): string[] {
  const place = facts.place ?? 'meadow'
  const where = rng.pick(WHERE[place])
  const fallen =
    brief.weather === 'rain' || brief.weather === 'snow'
      ? brief.weather
      : brief.weather === 'mist'
        ? 'mist'
        : undefined
  return [
    `${words.hero} ${where}`,
    `${words.bare} ${where}, ${words.time}`,
    `the ${words.bare}, ${words.time}`,
    ...(words.dated
      ? [
          `${words.bare}, ${words.month}`,
          `${words.month} ${where.startsWith('and ') ? `and ${words.hero}` : where}`,
        ]
      : []),
    `${GROUNDS[place]}, ${words.weekday} ${words.part}`,
    `${words.hero} and ${words.light}`,
    `${words.weekday} ${where.startsWith('and ') ? `with ${words.hero}` : where}`,
    ...(fallen
      ? [`${fallen} on the ${GROUNDS[place]}, ${words.time}`, `${words.hero} in the ${fallen}`]
      : []),
    ...(words.second
      ? [`${words.hero} and ${words.guest}`, `${words.bare} and ${words.second}, ${words.time}`]
      : []),
  ]
}

function stillLife({ facts }: Told, words: Words): string[] {
  const counted = words.count > 1 && isCountable(words.motif)
  const many = counted ? `${numberWord(words.count)} ${manyOf(words.motif)}` : words.hero
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

/** The lines of a medium, with their slots filled. */
function ofMedium({ brief }: Told, words: Words, rng: Rng): string[] {
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

/** A title that names what was drawn, at most 60 characters. */
export function titleOf(told: Told, rng: Rng): string {
  const words = wordsOf(told, rng.fork('words'))
  const random = rng.fork('pattern')
  const family = told.brief.family
  const patterns =
    family === 'still'
      ? stillLife(told, words)
      : family === 'strata'
        ? landscape(told, words, random)
        : ofMedium(told, words, random)
  const fitting = patterns.filter((pattern) => pattern.length <= LONGEST)
  return titleCase(random.pick(fitting.length > 0 ? fitting : [words.bare]))
}
