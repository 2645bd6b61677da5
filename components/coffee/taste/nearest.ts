import { scoreOf } from '@/lib/coffee/catalogue'
import type { Coffee } from '@/lib/coffee/schema'
import { TASTE_AXES, TASTE_SOURCES, type TasteAxis } from '@/lib/coffee/taste/catalogue'

/** Each value goes from 0 to 10. */
export type Taste = Readonly<Record<TasteAxis, number>>

export type Match = {
  coffee: Coffee
  /** The mean distance in points, over the axes that the cup has. */
  distance: number
  known: { axis: TasteAxis; value: number }[]
  unknown: TasteAxis[]
}

const COUNT = 5
/** A cup that is known on one axis alone says too little. */
const FEWEST_AXES = 2

/** The cups nearest to a taste; an axis without data is left out for that cup. */
export function nearestCups(coffees: readonly Coffee[], taste: Taste): Match[] {
  return coffees
    .map((coffee) => matchOf(coffee, taste))
    .filter(({ known }) => known.length >= FEWEST_AXES)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        a.unknown.length - b.unknown.length ||
        scoreOf(b.coffee) - scoreOf(a.coffee),
    )
    .slice(0, COUNT)
}

function matchOf(coffee: Coffee, taste: Taste): Match {
  const sources = TASTE_SOURCES[coffee.coffeeType]
  const known: Match['known'] = []
  const unknown: TasteAxis[] = []
  for (const axis of TASTE_AXES) {
    const value = coffee.rating[sources[axis] ?? '']
    if (value === undefined) unknown.push(axis)
    else known.push({ axis, value })
  }
  const squares = known.reduce((sum, { axis, value }) => sum + (value - taste[axis]) ** 2, 0)
  return { coffee, known, unknown, distance: Math.sqrt(squares / Math.max(1, known.length)) }
}

export function reasonOf({ known, unknown }: Match, taste: Taste): string {
  const off = (one: Match['known'][number]) => Math.abs(one.value - taste[one.axis])
  const closest = known.toSorted((a, b) => off(a) - off(b))
  const words = ({ axis, value }: Match['known'][number]) =>
    `${axis} ${value.toFixed(1)} for your ${taste[axis]}`
  const near = closest.slice(0, 2).map(words).join(' and ')
  const last = closest.at(-1)
  const far = last && closest.length > 2 && off(last) >= 1 ? `; farthest: ${words(last)}` : ''
  return `Close in ${near}${far}.${unknown.length > 0 ? ` No data on ${unknown.join(', ')}.` : ''}`
}

export const MIDDLE: Taste = { body: 5, acidity: 5, sweetness: 5, milk: 5, intensity: 5 }

/** The fragment of the address has this form, and is never sent: `taste=8-5-3-6-7`. */
export function writeTaste(taste: Taste): string {
  return `taste=${TASTE_AXES.map((axis) => taste[axis]).join('-')}`
}

/** Null for another fragment. */
export function readTaste(fragment: string): Taste | null {
  const values = /^#?taste=((?:10|\d)(?:-(?:10|\d)){4})$/.exec(fragment)?.[1]?.split('-')
  if (!values) return null
  const pairs = TASTE_AXES.map((axis, i) => [axis, Number(values[i])] as const)
  return { ...MIDDLE, ...Object.fromEntries(pairs) }
}
