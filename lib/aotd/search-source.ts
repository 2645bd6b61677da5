import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { colourWord } from '@/lib/aotd/colour-word'
import { artDayOf } from '@/lib/aotd/day'
import SEARCH_WORDS from '@/lib/aotd/search-words.json' with { type: 'json' }
import { findSecretDay } from '@/lib/aotd/guess/secret'
import { shownNameOf } from '@/lib/account/shown-name'
import { ART_TAG } from '@/lib/aotd/tags'
import { now } from '@/lib/clock'
import { artDayPath, PATHS } from '@/lib/config/paths'
import { longDay } from '@/lib/format'
import { MAX_DOCUMENTS, type SearchDocument, type SearchSource } from '@/lib/search/document'
import { type Artwork, ArtworkModel } from '@/models/artwork'

export const artSearch: SearchSource = {
  hides: async (viewer) => [(await findSecretDay(viewer)) ?? []].flat(),
  kind: {
    name: 'art-day',
    plural: 'art days',
    words: ['art', 'aotd', 'day', 'daily', 'painting', 'picture', 'artwork', 'paint', 'painted'],
    href: PATHS.artArchive,
    families: SEARCH_WORDS.families,
  },
  tags: [ART_TAG, ACCOUNTS_TAG],
  period: () => artDayOf(now()),
  list: async () => {
    const found: StoredDay[] = await ArtworkModel.live
      .find({
        'generationStatus.status': 'completed',
        files: { $ne: null },
        dateKey: { $lte: artDayOf(now()) },
      })
      .sort({ dateKey: -1, isSample: 1 })
      .limit(MAX_DOCUMENTS)
      .select(FIELDS)
      .lean()
    const days = found.filter(({ dateKey }, i) => found[i - 1]?.dateKey !== dateKey)
    return (await Promise.all(days.map(toDocuments))).flat()
  },
}

const FIELDS = {
  dateKey: 1,
  createdById: 1,
  title: 1,
  altText: 1,
  authorQuote: 1,
  emojis: 1,
  palette: 1,
} as const

type StoredDay = Pick<Artwork, keyof typeof FIELDS>

/** Visitors do not find the picture’s description and its emojis (G-136). */
async function toDocuments(art: StoredDay): Promise<SearchDocument[]> {
  const { dateKey, title, altText, authorQuote, emojis, palette } = art
  const author = await shownNameOf(String(art.createdById))
  const names = palette.map(({ hex }) => `${colourWord(hex)} (${hex})`)
  const day = {
    title: title || `Art of ${longDay(dateKey)}`,
    href: artDayPath(dateKey),
    facts: {
      date: { phrase: `is the art of ${longDay(dateKey)}`, value: dateKey },
      ...(names.length > 0 && {
        colours: { phrase: `has the colours ${names.join(', ')}`, value: names },
      }),
      maker: { phrase: `was initialized by ${author}`, value: author },
      ...(authorQuote && {
        quote: { phrase: `has the quote “${authorQuote}”`, value: authorQuote },
      }),
    },
  }
  const forMembers: SearchDocument = {
    ...day,
    id: dateKey,
    access: 'members',
    text: altText ?? '',
    keywords: emojis.join(' '),
  }
  const forVisitors: SearchDocument = {
    ...day,
    id: `${dateKey}-colours`,
    access: 'visitors',
    text: 'Members see the picture; everybody sees its colours.',
    colours: palette.map(({ hex }) => hex),
  }
  return [forMembers, forVisitors]
}
