import type { NavEntry } from '@/lib/config/navigation'

/** What happened so often; `noun` is that of one, such as `new member`. */
export type News = { noun: string; count: number; href: string }

export type Overview = {
  waiting: readonly { kind: string; count: number }[]
  /** The end of the last visit, ISO; null on the first one. */
  since: string | null
  news: readonly News[]
  /** What came in the last seven days; `before` is the number of the seven days before. */
  week: readonly (News & { before: number })[]
  newEntries: readonly NavEntry[]
}

type FirstStep = {
  label: string
  isDone: boolean
  /** The place where it is done; null for what the owner can only tell. */
  href: string | null
}

export type FirstDays = { isClosed: boolean; steps: readonly FirstStep[] }
