import { DAY_MS } from '@/lib/durations'

export type DayEntry = {
  /** One word, such as `recipe`. */
  kind: string
  title: string
  /** Whether the title is the name of a work. */
  isWork?: boolean
  href: string
  facts: readonly string[]
  /** Cut to 4:3 without a size of its own. */
  picture: { src: string; alt?: string; size?: { width: number; height: number } } | null
  isSample: boolean
}

/** Each of a list in turn; `day` is YYYY-MM-DD. */
export function pickOfDay<T>(list: readonly T[], day: string): T | undefined {
  return list[(Date.parse(day) / DAY_MS) % list.length]
}

/** One with a picture, where there are any. */
export function pickPictured<T>(
  list: readonly T[],
  day: string,
  hasPicture: (one: T) => boolean,
): T | undefined {
  const pictured = list.filter(hasPicture)
  return pickOfDay(pictured.length > 0 ? pictured : list, day)
}
