import type { Figure } from '../figures'
import type { Pace } from '../pace'
import { fillCoffees } from './coffee'
import { fillRecipes } from './cookbook'
import { fillGallery } from './gallery'
import { type Growing, measureGrowth } from './growth'
import { CALLS } from './scale-calls'
import { fillStore } from './store'

const COUNTS = [1000, 100_000] as const
const PART = { part: 'scale', counts: COUNTS }
const FIRST_RECIPE = Date.UTC(2026, 0, 1)
const MINUTE_MS = 60_000

/** Parts of lists that show as much of few entries as of many, at their middle. */
const LISTS: readonly Growing[] = [
  {
    ...PART,
    fill: fillGallery,
    targets: [
      { name: 'first page of the gallery', path: '/art' },
      {
        name: 'middle of the gallery',
        path: (count) => `/art?cursor=${count / 2}_${'0'.repeat(24)}`,
      },
    ],
    shown: /<li id="piece-/g,
  },
  {
    ...PART,
    fill: fillCoffees,
    targets: [
      {
        name: 'middle of the coffees',
        path: (count) => listPath('coffee-rate/coffees', 1.7e12 - (count / 2) * 3_777_777),
      },
    ],
    shown: /"_id":/g,
  },
  {
    ...PART,
    fill: fillRecipes,
    targets: [
      {
        name: 'middle of the recipes',
        path: (count) => listPath('recipes', FIRST_RECIPE + (count / 2) * MINUTE_MS),
      },
    ],
    shown: /"_id":"[0-9a-f]{24}","title"/g,
  },
  {
    ...PART,
    fill: fillStore,
    targets: [{ name: 'first page of the store', path: '/marketplace' }],
    shown: /<article/g,
  },
]

/** The cost of a request with 100,000 entries against 1,000, where both show as many of them. */
export async function* measureScale(pace: Pace): AsyncGenerator<Figure> {
  for (const list of LISTS) yield* measureGrowth(pace, list)
  yield* measureGrowth(pace, { ...PART, ...CALLS })
}

function listPath(name: string, time: number): string {
  return `/api/${name}?limit=24&cursor=${time}-${'f'.repeat(24)}`
}
