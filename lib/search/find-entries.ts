import type { Viewer } from '@/lib/auth/permissions'
import { correctSpelling } from '@/lib/search/correct-spelling'
import { currentIndex, hiddenKeys, searchKinds } from '@/lib/search/current-index'
import type { Filter, SearchKind } from '@/lib/search/document'
import { isAboutSite, isMake } from '@/lib/search/entries'
import { findFilter, passes } from '@/lib/search/filters'
import type { DocumentIndex, Entry } from '@/lib/search/index-documents'
import { toEnglish } from '@/lib/search/languages/translate'
import { isUnreadAbroad, spelledNegations } from '@/lib/search/negations'
import { readQuery } from '@/lib/search/read-query'
import { remembered } from '@/lib/search/remembered'
import { createHelpRating } from '@/lib/search/rate-help'
import type { Spelling } from '@/lib/search/spelling'
import { vocabularyOf } from '@/lib/search/vocabulary'
import { isCommonWord, normalize, termsOf, wordsOf } from '@/lib/search/words'

type Question = {
  words: string
  filters?: readonly Filter[]
  kinds?: readonly SearchKind[]
  isTyping?: boolean
  hasParts?: boolean
}

type Known = ReturnType<typeof knownFrom>

const known = new WeakMap<readonly Entry[], Known>()

export type Searcher = Awaited<ReturnType<typeof openSearch>>

/** Sees what this viewer may see, and reads names from nothing else. */
export async function openSearch(viewer: Viewer | null) {
  const index = await currentIndex(viewer ? 'members' : 'visitors')
  const hidden = await hiddenKeys(viewer)
  const { vocabulary, titles, rateHelp } = knownOf(index)
  return {
    kinds: vocabulary.kinds,
    things: vocabulary.kinds.filter((kind) => !isAboutSite({ kind })),
    makers: vocabulary.makers,
    tags: vocabulary.kindsOfTags,
    ingredients: vocabulary.ingredients,
    kindTerms: vocabulary.kindTerms,
    rateHelp,
    titled: (title: string) => {
      const entry = titles.get(wordsOf(title).join(' '))
      return entry && hidden.includes(entry.key) ? undefined : entry
    },
    read: remembered((text: string) => readQuery(text, vocabulary)),
    /** Lists of ingredients decide where they name what else only a declaration tells. */
    readByLists: (text: string) => readQuery(text, { ...vocabulary, isByLists: true }),
    filterOf: (text: string) => findFilter(text, vocabulary.rules)?.filter ?? null,
    /** `In Tokyo`, which nothing on the site has. */
    absentPlace: remembered((text: string) => {
      const [wording = null, name = ''] = /\b(?:in|near|around) (\p{L}{3,})/iu.exec(text) ?? []
      const isName = termsOf(name).some((term) => !isCommonWord(term))
      return isName && index.find(name, () => true).length === 0 ? wording : null
    }),
    understand: remembered((text: string) => understand(text, index.spelling)),
    find: ({ words, filters = [], kinds: named = [], ...how }: Question) =>
      index.find(
        words,
        (entry) => !hidden.includes(entry.key) && filters.every((filter) => passes(entry, filter)),
        { ...how, kinds: named.length === 0 ? undefined : named.map(({ name }) => name) },
      ),
  }
}

function knownOf(index: DocumentIndex): Known {
  const entries = index.entries()
  const present = known.get(entries) ?? knownFrom(index)
  known.set(entries, present)
  return present
}

function knownFrom(index: DocumentIndex) {
  const entries = index.entries()
  const titles = new Map(
    entries.toReversed().map((entry) => [wordsOf(entry.title).join(' '), entry] as const),
  )
  const isThing = (entry: Entry) => !isAboutSite(entry) && !isMake(entry)
  const isFound = (words: string) => index.find(words, isThing).length > 0
  const vocabulary = vocabularyOf(searchKinds(), entries, isFound)
  return { vocabulary, titles, rateHelp: createHelpRating(entries) }
}

function understand(question: string, spelling: Spelling) {
  const written = spelledNegations(question)
  const folded = normalize(written)
  const isOwn = folded.split(' ').every(spelling.isKnown)
  const english = isOwn ? null : toEnglish(written)
  const text = correctSpelling(english === null ? folded : normalize(english), spelling)
  const words = text.split(' ')
  const changed = folded.split(' ').filter((word) => !words.includes(word))
  const isUnread = english !== null && isUnreadAbroad(folded, text)
  return { written, text, isForeign: english !== null, isUnread, changed: changed.join(' ') }
}
