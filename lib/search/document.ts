import type { Viewer } from '@/lib/auth/permissions'
import FACTS from '@/lib/search/facts.json' with { type: 'json' }
import { z } from 'zod'

export type FactName = keyof typeof FACTS.names

export const factName = z.custom<FactName>((name) => String(name) in FACTS.names)

export type SearchFact = {
  phrase: string
  /** What is compared: a number, `YYYY-MM-DD`, names, or the rows of a list. */
  value: number | string | readonly string[]
}

/** The newest of each kind are searched: a document and its place in an index take 5 kB. */
export const MAX_DOCUMENTS = 2500

export type SearchDocument = {
  id: string
  title: string
  href: string
  access: 'everybody' | 'members' | 'visitors'
  text: string
  /** Steps, answers to questions: searched, and quoted by the sentence. */
  details?: string
  keywords?: string
  facts?: Partial<Record<FactName, SearchFact>>
  /** Singular names of what it is declared to contain, or to be free of. */
  declared?: { contains: readonly string[]; freeOf: readonly string[] }
  picture?: string | undefined
  colours?: readonly string[]
}

export type Filter = {
  fact: FactName
  label: string
  accepts: (fact: SearchFact, document: SearchDocument) => boolean
  /** Only declarations tell it, so that a document without one does not pass. */
  isUndeclared?: boolean
  kind?: SearchKind
  /** It leaves out what is named, so that nothing may be shown that does not pass. */
  isNegative?: boolean
  /** It looks at the whole document, which may lack the fact. */
  isOfWhole?: boolean
  isAdjective?: boolean
  near?: number
  /** What is asked for where nothing passes. */
  softer?: Filter
  basis?: string
  note?: string
  isWish?: boolean
}

export type FilterRule = { pattern: RegExp; toFilter: (match: RegExpExecArray) => Filter | null }

export type Measure = {
  fact: FactName
  unit?: string
  /** Patterns of single words that name it: nouns, comparatives, verbs. */
  name?: string
  isMeant?: (value: number) => boolean
  /** A bare number is meant only where the kind is named. */
  needsKind?: boolean
  /** `Rated 5` is no limit but the value itself. */
  isExact?: boolean
  /** How many of the fact's own unit one of this unit is: 60 for hours. */
  factor?: number
  format: (value: number) => string
  preposition?: string
  /** `about 15 euros` leaves this share open on both sides. */
  tolerance?: number
}

export type Wish = {
  name: string
  adjectives: string
  wordings?: string
  tags: string
  ingredients?: string
  instead?: string
}

export type SearchKind = {
  name: string
  plural: string
  words: readonly string[]
  href: string
  scale?: (quantity: string, factor: number) => { text: string; isScaled: boolean }
  factorFor?: (quantity: string, have: string) => number | null
  isSold?: boolean
  filters?: readonly FilterRule[]
  measures?: readonly Measure[]
  suggestions?: readonly string[]
  /** What its lists of ingredients may hold without naming it, such as gluten. */
  undeclared?: readonly string[]
  equipment?: Readonly<Record<string, string>>
  families?: Readonly<Record<string, string>>
  /** What its entries could be but are not, such as `pizza`: it is not found among them. */
  others?: string
  wishes?: readonly Wish[]
}

export type SiteText = Pick<SearchDocument, 'title' | 'href' | 'text' | 'details' | 'keywords'> &
  Partial<Pick<SearchDocument, 'access'>>

export type SearchSource = {
  kind: SearchKind
  tags: readonly string[]
  /** The documents are listed anew when it changes, such as the art day. */
  period?: () => string
  list: () => Promise<readonly SearchDocument[]>
  hides?: (viewer: Viewer) => Promise<readonly string[]>
}
