import { type FamilyName, type Weather, WEATHERS } from './painting'
import { type Key, KEYS } from './palette'
import { sha256Hex } from './random'
import THEMES from './themes.json' with { type: 'json' }

export type ThemeName = keyof typeof THEMES

/** What the pictures of a month without emojis tell, from its first day to its last. */
type Theme = {
  /** It is in about every fourth picture, in a family once. */
  hero?: string
  /** Each has two days, or is near them where it has no place in their families. */
  things: readonly string[]
  /** Each has an equal part of the month, in this order, as has each weather. */
  keys?: readonly string[]
  weathers?: readonly string[]
}

// The keys of an object are its names.
const NAMES = Object.keys(THEMES) as ThemeName[]

/** As many themes as there are take turns, so that a month has another one in the next year.
 * @returns the theme of a date's month, for days without emojis */
export function themeOf(dateKey: string): ThemeName {
  const [year = 0, month = 1] = dateKey.split('-').map(Number)
  return NAMES[(year * 12 + month) % NAMES.length] ?? 'coast'
}

type Chapter = {
  /** The month's hero, if it is its turn, and the things, the nearest to the day first. */
  subjects: readonly string[]
  key?: Key
  weather?: Weather
}

/** So many things before and after a day's own may be shown on it. */
const NEAR = 4

/** What a month's theme tells on a day in a family. A quarter of the families shows the hero in the
 * first half of the month, another quarter in the second. */
export function chapterOf(dateKey: string, family: FamilyName): Chapter {
  const { hero, things, keys, weathers }: Theme = THEMES[themeOf(dateKey)]
  const [year = 0, month = 1, day = 1] = dateKey.split('-').map(Number)
  const share = (day - 1) / new Date(Date.UTC(year, month, 0)).getUTCDate()
  const turn = <T>(known: readonly T[], items: readonly string[] = []) =>
    known.find((one) => one === items[Math.floor(share * items.length)])
  const quarter = parseInt(sha256Hex(`${dateKey.slice(0, 7)}|${family}`).slice(0, 4), 16) % 4
  const at = Math.floor((day - 1) / 2)
  const isHeroDay = hero !== undefined && quarter === Math.floor(share * 2)
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, i) => (i % 2 ? 1 : -1) * Math.ceil(i / 2))
  const [key, weather] = [turn(KEYS, keys), turn(WEATHERS, weathers)]
  return {
    subjects: [...(isHeroDay ? [hero] : []), ...near.flatMap((by) => things[at + by] ?? [])],
    ...(key ? { key } : {}),
    ...(weather ? { weather } : {}),
  }
}
