export type FactName =
  | 'maker'
  | 'date'
  | 'price'
  | 'stock'
  | 'size'
  | 'area'
  | 'width'
  | 'height'
  | 'minutes'
  | 'difficulty'
  | 'servings'
  | 'ingredients'
  | 'tags'
  | 'score'
  | 'rating'
  | 'makes'
  | 'place'
  | 'quote'
  | 'colours'

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
  /** Shown to those who do not see the picture. */
  colours?: readonly string[]
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
}

export type SiteText = Pick<SearchDocument, 'title' | 'href' | 'text' | 'keywords'>

export type SearchSource = {
  kind: SearchKind
  /** They are the cache's; a change of one has the documents listed anew. */
  tags: readonly string[]
  list: () => Promise<readonly SearchDocument[]>
}
