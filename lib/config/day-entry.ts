export type DayEntry = {
  /** One word, such as `recipe`. */
  kind: string
  /** Such as `to cook`. */
  purpose?: string
  title: string
  isWork?: boolean
  href: string
  facts: readonly string[]
  /** Cut to 4:3 without a size of its own. */
  picture: { src: string; alt?: string; size?: { width: number; height: number } } | null
  isSample: boolean
}

export type ColouredDay = {
  /** The art day, YYYY-MM-DD. */
  dateKey: string
  /** ISO */
  startsAt: string
  /** Those of the newest picture, and its day; null before the first one. */
  colours: { dateKey: string; palette: readonly { hex: string; share: number }[] } | null
}
