/** Comparisons are read in this order. */
export const FACT_NAMES = [
  'price',
  'minutes',
  'difficulty',
  'ingredients',
  'servings',
  'area',
  'makes',
  'width',
  'height',
  'date',
  'score',
  'maker',
  'stock',
  'size',
  'tags',
  'rating',
  'place',
  'quote',
  'colours',
] as const

export type FactName = (typeof FACT_NAMES)[number]

export type SearchFact = {
  /** Follows the title in a sentence: `costs €16.00`. */
  phrase: string
  /** What is compared: a number, `YYYY-MM-DD`, names, or the rows of a list. */
  value: number | string | readonly string[]
}

export type SearchDocument = {
  /** Unique within its source. */
  id: string
  title: string
  /** A path of this site. */
  href: string
  access: 'everybody' | 'members' | 'visitors'
  /** Shown, in whole sentences. */
  text: string
  /** Steps, answers to questions: searched, and quoted by the sentence. */
  details?: string
  keywords?: string
  facts?: Partial<Record<FactName, SearchFact>>
  /** Singular names of what it is declared to contain, or to be free of. */
  declared?: { contains: readonly string[]; freeOf: readonly string[] }
  /** Shown to those who do not see the picture. */
  colours?: readonly string[]
}

/** A condition on one fact, such as `under 30 minutes`; a document without the fact never passes. */
export type Filter = {
  fact: FactName
  label: string
  accepts: (fact: SearchFact, document: SearchDocument) => boolean
  /** Only declarations tell it, so that a document without one does not pass. */
  isUndeclared?: boolean
}

/** A wording that states a filter, as a pattern of the folded text. */
export type FilterRule = { pattern: RegExp; toFilter: (match: RegExpExecArray) => Filter | null }

/** A fact that questions limit by a number, as in `under 30 minutes`. */
export type Measure = {
  fact: FactName
  /** A pattern of its unit in questions; `isMeant` is asked where a number has none. */
  unit?: string
  isMeant?: (value: number) => boolean
  /** How many of the fact's own unit one of this unit is: 60 for hours. */
  factor?: number
  format: (value: number) => string
  /** The preposition that means `at most`: `in 30 minutes`, `for 15 euros`. */
  preposition?: string
  /** `about 15 euros` leaves this share open on both sides. */
  tolerance?: number
}

export type SearchKind = {
  /** Also its name in addresses. */
  name: string
  /** It names its documents: `pieces in the gallery`. */
  plural: string
  /** Singular words that ask for this kind alone. */
  words: readonly string[]
  href: string
  /** A quantity of its ingredients, so many times. */
  scale?: (quantity: string, factor: number) => { text: string; isScaled: boolean }
  /** Its entries have a place where they are sold. */
  isSold?: boolean
  filters?: readonly FilterRule[]
  measures?: readonly Measure[]
  /** Filters in words that the search offers where they narrow its results. */
  suggestions?: readonly string[]
  /** What its lists of ingredients may hold without naming it, such as gluten. */
  undeclared?: readonly string[]
  /** Words of the steps that need a piece of equipment, by its name. */
  equipment?: Readonly<Record<string, string>>
}

/** It is for everybody where nothing else is said. */
export type SiteText = Pick<SearchDocument, 'title' | 'href' | 'text' | 'details' | 'keywords'> &
  Partial<Pick<SearchDocument, 'access'>>

export type SearchSource = {
  kind: SearchKind
  /** They are the cache's; a change of one has the documents listed anew. */
  tags: readonly string[]
  list: () => Promise<readonly SearchDocument[]>
}
