import { type CoffeeType, typeInfo } from '../types/catalogue'

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
