import { FEATURES } from '@/lib/features'
import { setSearchSources } from '@/lib/search/current-index'
import { searchSources } from '@/lib/site/search-sources'
import { createArtwork, createUser } from '@/testing/factories'

const DAYS = [
  ['2026-03-04', 'anna', 'Two Boats Before the Light Goes', ['🌊', '⛵'], 'The sea was loud.'],
  ['2026-03-11', 'ben', 'Lemons on a Blue Cloth', ['🍋', '🏺'], null],
  ['2026-03-17', 'anna', 'The Fox at the Edge of the Wood', ['🦊', '🌲'], null],
  ['2026-04-02', 'anna', 'Owl under a Thin Moon', ['🌙', '🦉'], 'It looked back at me.'],
  ['2026-04-15', 'ben', 'A City with Its Lamps Lit', ['🏙️'], null],
  ['2026-04-19', 'ben', 'One Fish', ['🐟'], null],
] as const

/**
 * Searches the sample content of all features and six art days from here on, as they were made on
 * 20 April 2026, whatever becomes of the database.
 */
export async function searchSiteContent(): Promise<void> {
  const task = {
    signal: new AbortController().signal,
    plannedAt: new Date('2026-04-20T12:00:00Z'),
    onProgress: () => {},
  }
  for (const { samples } of FEATURES) {
    if (samples && !samples.isSlow) await samples.create(task)
  }
  const painters = {
    anna: await createUser({ username: 'anna' }),
    ben: await createUser({ username: 'ben' }),
  }
  for (const [dateKey, by, title, emojis, authorQuote] of DAYS) {
    const fields = { dateKey, title, altText: `${title}.`, emojis: [...emojis], authorQuote }
    await createArtwork(painters[by].viewer, fields)
  }
  const sources = searchSources()
  const documents = await Promise.all(sources.map(({ list }) => list()))
  setSearchSources(
    sources.map((source, i) => ({ ...source, tags: [], list: async () => documents[i] ?? [] })),
  )
}
