import { MINUTE_MS } from '@/lib/durations'
import type { Target } from './growth'

const FIRST_RECIPE = Date.UTC(2026, 0, 1)

/** Parts of lists, which show as much of few entries as of many, and calls that are no lists. */
export const SCALE_CALLS: readonly Target[] = [
  { name: 'first page of the gallery', path: '/art', shown: /<li id="piece-/g },
  {
    name: 'middle of the gallery',
    path: (count) => `/art?cursor=${count / 2}_${'0'.repeat(24)}`,
    shown: /<li id="piece-/g,
  },
  {
    name: 'middle of the coffees',
    path: (count) => listPath('coffee-rate/coffees', 1.7e12 - (count / 2) * 3_777_777),
    shown: /"_id":/g,
  },
  {
    name: 'middle of the recipes',
    path: (count) => listPath('recipes', FIRST_RECIPE + (count / 2) * MINUTE_MS),
    shown: /"_id":"[0-9a-f]{24}","title"/g,
  },
  { name: 'first page of the store', path: '/marketplace', shown: /<article/g },
  { name: 'a recipe', path: '/cookbook/lemon-potatoes-7' },
  { name: 'a day', path: '/art-of-the-day/2025-12-03' },
  { name: 'archive', path: '/art-of-the-day/archive' },
  { name: 'search', path: '/api/search?q=sorrel' },
  { name: 'home', path: '/' },
  { name: 'statistics', path: '/user-stats', readers: ['owner'] },
  { name: 'site in figures', path: '/api/site-stats/full' },
  { name: 'badges', path: '/badges' },
  { name: 'feed of all', path: '/feeds/all.atom', atMost: 2 },
  { name: 'sitemap', path: '/sitemap.xml', atMost: 2 },
  {
    name: 'part of the sitemap',
    path: async (_, url) => {
      const parts = await (await fetch(`${url}/sitemap.xml`)).text()
      // Where each kind fits into one part, the sitemap has none; that part is there all the same.
      return (
        /\/sitemaps\/recipes-[^<]+/.exec(parts)?.[0] ?? `/sitemaps/recipes-${'0'.repeat(24)}.xml`
      )
    },
    shown: /<url>/g,
    readers: ['visitor'],
  },
  {
    name: 'assistant',
    path: '/api/chat/message',
    // A member's browser would send a token besides.
    readers: ['visitor'],
    body: JSON.stringify({ message: 'How long does the sorrel soup take?' }),
  },
]

function listPath(name: string, time: number): string {
  return `/api/${name}?limit=24&cursor=${time}-${'f'.repeat(24)}`
}
