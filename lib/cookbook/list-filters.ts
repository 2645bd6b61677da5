import { declaredBy, DIETS } from '@/lib/cookbook/diets'
import { minutesOf } from '@/lib/cookbook/time'

type Filtered = { time: string; difficulty: number } & Parameters<typeof declaredBy>[0]

type ListFilter = {
  label: string
  options: readonly { value: string; label: string }[]
  accepts: (recipe: Filtered, value: string) => boolean
}

const LEVELS: Readonly<Record<string, { from: number; to: number }>> = {
  easy: { from: 1, to: 3 },
  medium: { from: 4, to: 6 },
  hard: { from: 7, to: 10 },
}

/** The list chooses by them; their names and values are those of its address. */
const LIST_FILTERS = {
  time: {
    label: 'Time',
    options: [
      { value: '30', label: 'up to 30 minutes' },
      { value: '60', label: 'up to 1 hour' },
      { value: '120', label: 'up to 2 hours' },
    ],
    accepts: ({ time }, value) => (minutesOf(time) ?? Infinity) <= Number(value),
  },
  difficulty: {
    label: 'Difficulty',
    options: Object.entries(LEVELS).map(([value, { from, to }]) => ({
      value,
      label: `${value}, ${from}–${to}`,
    })),
    accepts: ({ difficulty }, value) => {
      const level = LEVELS[value]
      return level !== undefined && difficulty >= level.from && difficulty <= level.to
    },
  },
  diet: {
    label: 'Diet',
    options: DIETS,
    accepts: (recipe, value) => declaredBy(recipe).diets.some((diet) => diet === value),
  },
} as const satisfies Record<string, ListFilter>

export type ListFilterName = keyof typeof LIST_FILTERS

export function listFilters(): [ListFilterName, ListFilter][] {
  return Object.entries(LIST_FILTERS) as [ListFilterName, ListFilter][]
}
