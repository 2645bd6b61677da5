import type { Place } from './painting'

/** Phrases of place for what stands, floats or flies. */
export type Where = {
  stands: readonly string[]
  floats?: readonly string[]
  flies: readonly string[]
}

export const WHERE: Record<Place, Where> = {
  sea: {
    stands: ['by the sea', 'on the coast', 'by the water'],
    floats: ['at sea', 'off the coast', 'on the water'],
    flies: ['over the sea', 'above the water'],
  },
  lake: {
    stands: ['by the lake', 'on the shore', 'by the water'],
    floats: ['on the lake', 'on the water', 'on still water'],
    flies: ['over the lake', 'above the water'],
  },
  mountain: {
    stands: ['in the mountains', 'below the peaks', 'at the foot of the mountains'],
    flies: ['in the mountains', 'among the mountains'],
  },
  desert: {
    stands: ['in the desert'],
    flies: ['over the desert'],
  },
  forest: {
    stands: ['in the forest', 'among the firs', 'in the woods'],
    flies: ['over the forest', 'above the firs'],
  },
  city: {
    stands: ['in the city', 'in the big city'],
    flies: ['over the city', 'above the skyline'],
  },
  meadow: {
    stands: ['in the fields', 'among wild flowers', 'in the countryside'],
    flies: ['over the fields', 'above the meadow'],
  },
}

/** What a picture of a place is called. */
export const VIEWS: Record<Place, string> = {
  sea: 'seascape',
  lake: 'view of the lake',
  mountain: 'mountain landscape',
  desert: 'desert landscape',
  forest: 'woodland',
  city: 'city scene',
  meadow: 'landscape',
}
