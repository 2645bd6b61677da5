import type { CoffeeType } from '../types/catalogue'

export const TASTE_AXES = ['body', 'acidity', 'sweetness', 'milk', 'intensity'] as const
export type TasteAxis = (typeof TASTE_AXES)[number]

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
