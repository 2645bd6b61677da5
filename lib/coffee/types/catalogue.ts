/** A weight of the overall rating; an optional category may be absent (G-78). */
export type Category = { readonly weight: number; readonly isOptional?: true }
type Categories = Readonly<Record<string, Category>>

const optional = (weight: number): Category => ({ weight, isOptional: true })
const required = <N extends string>(weights: Readonly<Record<N, number>>) =>
  Object.fromEntries(
    Object.entries<number>(weights).map(([name, weight]) => [name, { weight }]),
  ) as Readonly<Record<N, Category>>

const SUGAR_LEVELS = ['no-sugar', 'a-little', 'medium', 'a-lot'] as const
const SUGAR_TYPES = ['white', 'brown'] as const
const FIVE_MILKS = ['plant', 'cow', 'coconut', 'almond', 'oat'] as const
export const MILKS = ['no-milk', 'evaporated', ...FIVE_MILKS] as const
const BREW_METHODS = [
  'drip',
  'pour-over',
  'french-press',
  'aeropress',
  'chemex',
  'siphon',
  'cold-brew',
] as const
const ICE_CREAMS = ['vanilla', 'chocolate', 'hazelnut', 'coffee'] as const

/** The stored keys of the format (G-79); `type` is the brew method. */
export const FORMAT_FIELDS = [
  'type',
  'sugar-level',
  'sugar-type',
  'milk-type',
  'ice-cream-type',
] as const
export type FormatField = (typeof FORMAT_FIELDS)[number]

/** What a type takes; every field may be absent (G-125). */
export type Formats = Readonly<Partial<Record<FormatField, readonly string[]>>>

const SUGAR = { 'sugar-level': SUGAR_LEVELS, 'sugar-type': SUGAR_TYPES } as const
const milk = (milks: readonly string[]): Formats => ({ ...SUGAR, 'milk-type': milks })
const MATCHA_FORMATS: Formats = { 'sugar-level': SUGAR_LEVELS, 'milk-type': MILKS }

type CoffeeTypeInfo = {
  readonly name: string
  readonly formats: Formats
  readonly categories: Categories
}

const BASE = required({ body: 10, flavour: 7, acidity: 6, aftertaste: 6 })
const CAPPUCCINO: Categories = {
  ...BASE,
  ...required({ 'milk-consistency': 8, 'milk-smoothness': 6, 'milk-quality': 6, look: 4 }),
  'sugar-quantity': optional(8),
}
const { 'milk-smoothness': _smooth, ...ICED_LATTE } = CAPPUCCINO
const MATCHA: Categories = {
  ...required({ body: 8, flavour: 9, acidity: 8, aftertaste: 8 }),
  ...required({ 'milk-consistency': 9, 'milk-smoothness': 8, 'milk-quality': 8, look: 7 }),
  'sugar-quantity': optional(6),
}
const FREDDO_MATCHA: Categories = { ...MATCHA, ...required({ 'ice-quantity': 5 }) }
const { 'milk-smoothness': _matchaSmooth, ...ICED_MATCHA } = FREDDO_MATCHA

/** The 18 types in their order; schema, model, forms and cards take all they know from here. */
const COFFEE_TYPE_INFO = {
  'freddo-espresso': {
    name: 'Freddo Espresso',
    formats: SUGAR,
    categories: {
      ...BASE,
      ...required({ look: 4 }),
      'sugar-quantity': optional(8),
      'sugar-dissolution': optional(5),
    },
  },
  'freddo-cappuccino': {
    name: 'Freddo Cappuccino',
    formats: milk(FIVE_MILKS),
    categories: { ...CAPPUCCINO, 'sugar-dissolution': optional(5) },
  },
  frappe: {
    name: 'Frappe',
    formats: milk(['no-milk', 'evaporated', 'cow']),
    categories: {
      ...required({ body: 10, flavour: 7, aftertaste: 6, look: 4, 'ice-quantity': 3, foam: 7 }),
      'milk-consistency': optional(8),
      'milk-quality': optional(6),
      'milk-flavour': optional(6),
      'sugar-quantity': optional(8),
      'sugar-dissolution': optional(8),
      size: optional(4),
    },
  },
  'greek-coffee': {
    name: 'Greek Coffee',
    formats: SUGAR,
    categories: {
      ...required({ body: 10, crema: 6, flavour: 7, aftertaste: 6 }),
      'sugar-quantity': optional(8),
    },
  },
  espresso: {
    name: 'Espresso',
    formats: SUGAR,
    categories: { ...BASE, ...required({ crema: 8, intensity: 8, look: 8 }) },
  },
  cappuccino: { name: 'Cappuccino', formats: milk(MILKS), categories: CAPPUCCINO },
  filter: {
    name: 'Filter Coffee',
    formats: { type: BREW_METHODS, ...milk(MILKS) },
    categories: {
      ...required({ body: 10, flavour: 7, aftertaste: 6 }),
      'milk-quality': optional(6),
      'sugar-quantity': optional(8),
    },
  },
  latte: { name: 'Latte', formats: milk(MILKS), categories: CAPPUCCINO },
  'iced-latte': { name: 'Iced Latte', formats: milk(MILKS), categories: ICED_LATTE },
  lungo: {
    name: 'Lungo',
    formats: SUGAR,
    categories: {
      ...required({ body: 8, flavour: 7, acidity: 8, aftertaste: 6 }),
      ...required({ crema: 5, intensity: 6, look: 4 }),
      'sugar-quantity': optional(5),
      'sugar-dissolution': optional(4),
    },
  },
  americano: {
    name: 'Americano',
    formats: milk(['no-milk', ...FIVE_MILKS]),
    categories: {
      ...required({ body: 7, flavour: 8, acidity: 7, aftertaste: 6 }),
      ...required({ dilution: 9, temperature: 5, look: 4 }),
      'sugar-quantity': optional(5),
      'milk-quality': optional(6),
    },
  },
  mocha: {
    name: 'Mocha',
    formats: milk(FIVE_MILKS),
    categories: {
      ...required({ body: 8, flavour: 9, acidity: 5, aftertaste: 7, 'milk-consistency': 7 }),
      ...required({ 'milk-smoothness': 6, 'chocolate-integration': 9, sweetness: 8, look: 5 }),
      'sugar-quantity': optional(6),
    },
  },
  'flat-white': {
    name: 'Flat White',
    formats: milk(FIVE_MILKS),
    categories: {
      ...required({ body: 8, flavour: 7, acidity: 6, aftertaste: 6, 'milk-microfoam': 10 }),
      ...required({ 'milk-smoothness': 8, 'milk-coffee-ratio': 9, look: 6 }),
      'sugar-quantity': optional(5),
    },
  },
  macchiato: {
    name: 'Macchiato',
    formats: milk(FIVE_MILKS),
    categories: {
      ...required({ body: 9, flavour: 8, acidity: 7, aftertaste: 7, 'milk-quantity': 9 }),
      ...required({ 'milk-foam': 8, crema: 7, look: 6 }),
      'sugar-quantity': optional(5),
    },
  },
  affogato: {
    name: 'Affogato',
    formats: { ...SUGAR, 'ice-cream-type': ICE_CREAMS },
    categories: {
      ...required({ body: 7, flavour: 9, acidity: 5, aftertaste: 8, 'ice-cream-quality': 10 }),
      ...required({ 'temperature-contrast': 9, 'coffee-ice-cream-ratio': 8, look: 7 }),
      'sugar-quantity': optional(4),
    },
  },
  matcha: { name: 'Matcha Latte', formats: MATCHA_FORMATS, categories: MATCHA },
  'iced-matcha': { name: 'Iced Matcha Latte', formats: MATCHA_FORMATS, categories: ICED_MATCHA },
  'freddo-matcha': { name: 'Freddo Matcha', formats: MATCHA_FORMATS, categories: FREDDO_MATCHA },
} as const satisfies Record<string, CoffeeTypeInfo>

export type CoffeeType = keyof typeof COFFEE_TYPE_INFO
export const COFFEE_TYPES = Object.keys(COFFEE_TYPE_INFO) as CoffeeType[]

const isCoffeeType = (key: string): key is CoffeeType => Object.hasOwn(COFFEE_TYPE_INFO, key)

export const CATEGORY_NAMES: readonly string[] = [
  ...new Set(COFFEE_TYPES.flatMap((type) => Object.keys(COFFEE_TYPE_INFO[type].categories))),
]

export function typeInfo(type: CoffeeType): CoffeeTypeInfo {
  return COFFEE_TYPE_INFO[type]
}

/** Heaviest first; equal weights in the catalogue's order. */
export function categoriesByWeight(type: CoffeeType): [name: string, category: Category][] {
  return Object.entries(typeInfo(type).categories).sort(([, a], [, b]) => b.weight - a.weight)
}

const ALIASES: Readonly<Record<string, CoffeeType>> = {
  'filter-coffee': 'filter',
  greek: 'greek-coffee',
  'frappe-sketo': 'frappe',
  'frappe-gala': 'frappe',
  'matcha-latte': 'matcha',
  'iced-matcha-latte': 'iced-matcha',
}

/** The keys have no hyphens, as `flatwhite`. */
const JOINED = new Map<string, CoffeeType>([
  ...Object.entries(ALIASES).map(([name, type]) => [name.replaceAll('-', ''), type] as const),
  ...COFFEE_TYPES.map((type) => [type.replaceAll('-', ''), type] as const),
])

/** `Flat White` and `flatwhite` are `flat-white`; null for a type that is not in the list (G-81). */
export function readCoffeeType(input: string): CoffeeType | null {
  const key = input
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z-]/g, '')
  if (isCoffeeType(key)) return key
  return JOINED.get(key.replaceAll('-', '')) ?? null
}
