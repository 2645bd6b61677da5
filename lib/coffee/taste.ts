import { scoreOf } from '@/lib/coffee/catalogue'
import type { Coffee } from '@/lib/coffee/schema'
import type { CoffeeType } from '@/lib/coffee/types/catalogue'

export const TASTE_AXES = ['body', 'acidity', 'sweetness', 'milk', 'intensity'] as const
type TasteAxis = (typeof TASTE_AXES)[number]

type TasteSources = Readonly<Partial<Record<TasteAxis, string>>>

const PLAIN = { body: 'body', acidity: 'acidity', sweetness: 'sugar-quantity' } as const
const WITH_MILK = { ...PLAIN, milk: 'milk-quality', intensity: 'flavour' } as const
const MATCHA = { ...WITH_MILK, milk: 'milk-consistency' } as const

/** A category of each type feeds each slider; a type without one has no data there. */
export const TASTE_SOURCES: Readonly<Record<CoffeeType, TasteSources>> = {
  espresso: { body: 'body', acidity: 'acidity', intensity: 'intensity' },
  lungo: { ...PLAIN, intensity: 'intensity' },
  'freddo-espresso': { ...PLAIN, intensity: 'flavour' },
  'greek-coffee': { body: 'body', sweetness: 'sugar-quantity', intensity: 'flavour' },
  filter: {
    body: 'body',
    sweetness: 'sugar-quantity',
    milk: 'milk-quality',
    intensity: 'flavour',
  },
  americano: WITH_MILK,
  cappuccino: WITH_MILK,
  latte: WITH_MILK,
  'iced-latte': WITH_MILK,
  'freddo-cappuccino': WITH_MILK,
  frappe: {
    body: 'body',
    sweetness: 'sugar-quantity',
    milk: 'milk-flavour',
    intensity: 'flavour',
  },
  mocha: { ...PLAIN, sweetness: 'sweetness', milk: 'milk-consistency', intensity: 'flavour' },
  'flat-white': { ...PLAIN, milk: 'milk-coffee-ratio', intensity: 'flavour' },
  macchiato: { ...PLAIN, milk: 'milk-quantity', intensity: 'flavour' },
  affogato: { ...PLAIN, intensity: 'flavour' },
  matcha: MATCHA,
  'iced-matcha': MATCHA,
  'freddo-matcha': MATCHA,
}

/** Each value goes from 0 to 10; an axis that was not chosen does not count. */
export type Taste = Readonly<Partial<Record<TasteAxis, number>>>

export type Match = {
  coffee: Coffee
  /** It goes from 0 to 100, and weighs how near the cup is and how good it was. */
  percent: number
  reasons: TasteAxis[]
  unknown: TasteAxis[]
}

const COUNT = 5
/** A cup that is known on one of several axes says too little. */
const FEWEST_AXES = 2
const REASONS = 2
/** The rest of a match is how good the cup was. */
const NEARNESS_SHARE = 0.7

/** The cups that match a taste best; nothing before one is chosen. */
export function bestMatches(coffees: readonly Coffee[], taste: Taste): Match[] {
  const chosen = TASTE_AXES.filter((axis) => taste[axis] !== undefined)
  if (chosen.length === 0) return []
  const fewest = Math.min(FEWEST_AXES, chosen.length)
  return coffees
    .map((coffee) => matchOf(coffee, taste, chosen))
    .filter(({ unknown }) => chosen.length - unknown.length >= fewest)
    .toSorted((a, b) => b.percent - a.percent || a.unknown.length - b.unknown.length)
    .slice(0, COUNT)
}

function matchOf(coffee: Coffee, taste: Taste, chosen: readonly TasteAxis[]): Match {
  const sources = TASTE_SOURCES[coffee.coffeeType]
  const known: { axis: TasteAxis; distance: number }[] = []
  const unknown: TasteAxis[] = []
  for (const axis of chosen) {
    const value = coffee.rating[sources[axis] ?? '']
    if (value === undefined) unknown.push(axis)
    else known.push({ axis, distance: Math.abs(value - (taste[axis] ?? 0)) })
  }
  const squares = known.reduce((sum, { distance }) => sum + distance ** 2, 0)
  const nearness = 10 - Math.sqrt(squares / Math.max(1, known.length))
  const points = NEARNESS_SHARE * nearness + (1 - NEARNESS_SHARE) * scoreOf(coffee)
  const nearest = known.toSorted((a, b) => a.distance - b.distance).slice(0, REASONS)
  return {
    coffee,
    percent: Math.round(points * 10),
    reasons: nearest.map(({ axis }) => axis),
    unknown,
  }
}

/** `92 % · body, milk` */
export function matchText({ percent, reasons }: Match): string {
  return `${percent} % · ${reasons.join(', ')}`
}

const NOT_CHOSEN = 'x'

/** The fragment of the address has this form, and is never sent: `taste=8-x-3-x-7`. */
export function writeTaste(taste: Taste): string {
  return `taste=${TASTE_AXES.map((axis) => taste[axis] ?? NOT_CHOSEN).join('-')}`
}

/** Null for another fragment. */
export function readTaste(fragment: string): Taste | null {
  const values = /^#?taste=((?:10|\d|x)(?:-(?:10|\d|x)){4})$/.exec(fragment)?.[1]?.split('-')
  if (!values) return null
  const pairs = TASTE_AXES.map((axis, i) => [axis, values[i]] as const)
  const chosen = pairs.filter(([, value]) => value !== NOT_CHOSEN)
  return Object.fromEntries(chosen.map(([axis, value]) => [axis, Number(value)]))
}

export type Compared = {
  name: string
  value: number
  /** It is the mean of the cups of this type that have the category. */
  average: number
}

export function compareWithType(coffee: Coffee, coffees: readonly Coffee[]): Compared[] {
  const same = coffees.filter(({ coffeeType }) => coffeeType === coffee.coffeeType)
  return Object.entries(coffee.rating).map(([name, value]) => {
    const values = same.flatMap(({ rating }) => rating[name] ?? [])
    const sum = values.reduce((total, one) => total + one, 0)
    return { name, value, average: values.length > 0 ? sum / values.length : value }
  })
}
