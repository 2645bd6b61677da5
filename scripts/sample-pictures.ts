import { COFFEE_PICTURES } from './coffee-pictures'
import type { CoffeeScene } from './coffee-scenes'
import { type Dish, DISHES } from './dish-scenes'
import type { Product } from './product-scenes'

/** A part of the square, in shares of its side. */
export type Cut = { left?: number; top?: number; width?: number; height?: number }

export type SamplePicture = {
  /** It says where the picture is kept: `lib/<feature>/samples/<name>.webp`. */
  feature: string
  name: string
  /** The date and emojis that the painter is given. */
  day: string
  emojis?: readonly string[]
  cut?: Cut
  /** What it is printed on; `days` are those of further paintings on it. */
  product?: Product
  days?: readonly string[]
  /** What it shows in place of the day's subject. */
  dish?: Dish
  coffee?: CoffeeScene
}

const WIDE = 9 / 16
const LANDSCAPE = 3 / 4
const FIVE_TO_FOUR = 4 / 5
const PORTRAIT = 3 / 4
const TALL = 2 / 3

/** Paintings that are shown more than once. */
const BOATS = { day: '2026-02-14', emojis: ['⛵', '🚢'] } as const
const WREATH = { day: '2026-03-11', emojis: ['🌻'] } as const
const OCTOPUS = { day: '2026-02-18', emojis: ['🐙'] } as const
const [PALM, CANAL, LAKE, BALLOON] = [
  '2026-12-01',
  '2026-06-25',
  '2026-03-02',
  '2026-11-06',
] as const

/** Cut so that their subjects stay whole. */
export const SAMPLE_PICTURES: readonly SamplePicture[] = [
  {
    feature: 'gallery',
    name: 'boat-and-steamer',
    ...BOATS,
    cut: { top: 0.26, height: WIDE },
  },
  {
    feature: 'gallery',
    name: 'vase',
    day: '2026-02-04',
    emojis: ['🏺', '🍋'],
    cut: { left: 0.15, width: PORTRAIT },
  },
  { feature: 'gallery', name: 'sunflower', day: '2026-02-10', emojis: ['🌻'] },
  {
    feature: 'gallery',
    name: 'fir',
    day: '2026-03-18',
    emojis: ['🌲', '☀️'],
    cut: { left: 0.08, width: TALL },
  },
  { feature: 'gallery', name: 'balloon', day: BALLOON, cut: { top: 0.06, height: LANDSCAPE } },
  { feature: 'gallery', name: 'loaves', day: '2026-10-11', cut: { top: 0.25, height: LANDSCAPE } },
  { feature: 'gallery', name: 'ladybird', day: '2026-04-17', emojis: ['🐞'] },
  {
    feature: 'gallery',
    name: 'boat-in-town',
    day: '2026-02-01',
    emojis: ['⛵'],
    cut: { left: 0.23, width: PORTRAIT },
  },
  {
    feature: 'gallery',
    name: 'train',
    day: '2026-02-07',
    emojis: ['🚆'],
    cut: { top: 0.4, height: WIDE },
  },
  { feature: 'store', name: 'print', ...BOATS, product: 'print' },
  { feature: 'store', name: 'print-wall', ...BOATS, product: 'wall' },
  { feature: 'store', name: 'print-close', ...BOATS },
  { feature: 'store', name: 'tote', ...WREATH, product: 'tote' },
  { feature: 'store', name: 'tote-close', ...WREATH },
  {
    feature: 'store',
    name: 'cards',
    day: PALM,
    product: 'cards',
    days: [CANAL, LAKE, BALLOON],
  },
  { feature: 'store', name: 'cards-canal', day: CANAL, product: 'card' },
  { feature: 'store', name: 'cards-lake', day: LAKE, product: 'card' },
  { feature: 'store', name: 'cards-balloon', day: BALLOON, product: 'card' },
  { feature: 'store', name: 'mug', ...OCTOPUS, product: 'mug' },
  { feature: 'store', name: 'mug-back', ...OCTOPUS, product: 'mug-back' },
  ...Object.entries(COFFEE_PICTURES).map(([name, coffee]) => ({
    feature: 'coffee',
    name,
    day: '2026-04-20',
    coffee,
    cut: { top: 0.1, height: FIVE_TO_FOUR },
  })),
  ...DISHES.map((dish) => ({
    feature: 'cookbook',
    name: dish,
    day: '2026-04-02',
    dish,
    cut: { top: 0.125, height: LANDSCAPE },
  })),
  // Photos of makes, closer and from the side.
  ...(
    [
      ['potatoes-tin', { left: 0.12, top: 0.16, width: 0.6, height: 0.6 }],
      ['cake', { left: 0.2, top: 0.24, width: 0.5, height: 0.5 }],
      ['goulash', { left: 0.32, top: 0.3, width: 0.36, height: 0.36 }],
      ['goulash', { left: 0, top: 0.12, width: 0.56, height: 0.56 }],
    ] as const
  ).map(([dish, cut], i) => ({
    feature: 'cookbook',
    name: `make-${i + 1}`,
    day: '2026-04-02',
    dish,
    cut,
  })),
]
