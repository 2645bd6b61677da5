import type { NavEntry } from '@/lib/config/navigation'

/** What happened so often; `noun` is that of one, such as `new member`. */
export type News = { noun: string; count: number; href: string }

export type Overview = {
  /** Undefined where none is known, or the owner has not allowed the question (G-163). */
  newerVersion?: string
  waiting: readonly { noun: string; count: number }[]
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

/** `noun` counts the entries. */
export type PersonSection = { title: string; noun: string; entries: readonly PersonEntry[] }

export type PersonEntry = {
  title: string
  href: string
  fact: string
  picture: string | null
  /** An ISO day or time; what has one is in the PDF of its year (G-61a). */
  date?: string
  text?: string
  /** The name of the stored picture that is printed there. */
  print?: string
}
