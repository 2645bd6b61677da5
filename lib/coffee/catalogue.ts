import { type CoffeeType, typeInfo } from '@/lib/coffee/types/catalogue'

/** G-12, G-79, G-125 */
export const COFFEE_LIMITS = {
  formatKeys: 12,
  formatText: 40,
  maxRating: 10,
} as const

/** The code of a card is printed: light around it in modules (ISO/IEC 18004), and a level that bears dirt. */
export const CODE_MARGIN = 4
export const CODE_LEVEL = 'M'

/** An entry without a rating has it (G-77). */
export const DEFAULT_RATE_COLOUR = '#666666'

export const HOME_MADE = 'Home Made'

export const COFFEE_TEXTS = {
  lead: 'Cups that the owner of this site drank, with scores out of 10.',
  unknown: 'There is no such coffee.',
  unknownPicture: 'There is no such picture.',
  noImage: 'No image',
  imageFailed: 'Failed to load image',
  loading: 'Loading...',
  loadingMore: 'Loading more...',
  noRatings: 'No ratings available',
  openInMaps: 'Open in Google Maps',
  empty: 'No coffee has been rated yet.',
  noneFound: 'No coffee matches these filters.',
  unreachable: 'Cannot load the coffees.',
  missingCard: 'PAGE NOT FOUND. 404',
} as const

/** The Maps search for a shop at its place (G-85). */
export function mapsLink(shop: string, { lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/search/${encodeURIComponent(shop)}/@${lat},${lng},17z`
}

/** It rounds to 4 decimals (G-82). */
export function coordinatesText({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat.toFixed(4)}, ${lng.toFixed(4)}`
}

/** The overall rating, which the weights of its type give (G-77). */
export function scoreOf({ overallRating }: { overallRating: number }): number {
  return overallRating
}

/** It rounds to 2 significant digits (G-77). */
export function scoreText(rating: number): string {
  return rating.toPrecision(2)
}

const OTHER = 'Other Coffees'

const LISTED = {
  'Hot Coffees': ['espresso', 'cappuccino', 'filter', 'latte'],
  'Cold Coffees': ['iced-latte', 'freddo-espresso', 'freddo-cappuccino'],
  'Greek Style': ['greek-coffee', 'frappe', 'frappe-sketo'],
} as const

export const STYLES: readonly string[] = [...Object.keys(LISTED), OTHER]

const STYLE_OF_NAME = new Map<string, string>(
  Object.entries(LISTED).flatMap(([style, names]) => names.map((name) => [name, style] as const)),
)

/** Not by a part of the name: `macchiato` and the like are none of the listed ones (G-80). */
export function styleOf(type: CoffeeType): string {
  return STYLE_OF_NAME.get(type) ?? OTHER
}

/** How a type is shown; those of frappe are derived, never stored (G-80). */
export type Variant = CoffeeType | 'frappe-sketo' | 'frappe-gala'

export type Format = Readonly<Record<string, string>>

export function inWords(key: string): string {
  return key.replaceAll('-', ' ')
}

const NONE: readonly string[] = ['no-sugar', 'no-milk']

export function formatText(value: string): string {
  return NONE.includes(value) ? 'none' : inWords(value)
}

/** A field of a format: `sugar level`; the brew method is stored as `type` (G-79). */
export function formatLabel(name: string): string {
  return name === 'type' ? 'brew method' : inWords(name)
}

/** Sketo says no milk and no sugar; gala has milk (G-127). */
export function variantOf({
  coffeeType,
  format,
}: {
  coffeeType: CoffeeType
  format: Format
}): Variant {
  const milk = format['milk-type']
  if (coffeeType !== 'frappe' || milk === undefined) return coffeeType
  if (milk !== 'no-milk') return 'frappe-gala'
  return format['sugar-level'] === 'no-sugar' ? 'frappe-sketo' : 'frappe'
}

const FRAPPE_NAMES: Readonly<Record<string, string>> = {
  'frappe-sketo': 'Frappe Sketo',
  'frappe-gala': 'Frappe Gala',
}

export function variantName(variant: Variant): string {
  return variant === 'frappe-sketo' || variant === 'frappe-gala'
    ? (FRAPPE_NAMES[variant] ?? variant)
    : typeInfo(variant).name
}

type Cup = Parameters<typeof variantOf>[0] & {
  overallRating: number
  coffeeShop: string
  isSelfMade: boolean
}

/** `8.1 Frappe, Harbour Kiosk` */
export function cupLabel(cup: Cup): string {
  const shop = cup.isSelfMade ? HOME_MADE : cup.coffeeShop
  return `${scoreText(scoreOf(cup))} ${variantName(variantOf(cup))}, ${shop}`
}
