import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { COFFEE_LIMITS, DEFAULT_RATE_COLOUR } from '@/lib/coffee/catalogue'
import { CATEGORY_NAMES, type CoffeeType, typeInfo } from '@/lib/coffee/types/catalogue'
import { refusedAt } from '@/lib/errors'
import { hexToRgb, oklabToOklch, type Oklch, rgbToOklab, toHex } from '@pochade/painter/colour'

export type Rating = { name: string; value: number }
type Values = Readonly<Record<string, number>>

/** It has the catalogue's order; unknown and missing categories throw 400 (G-78). */
export function checkRating(type: CoffeeType, values: Values): Rating[] {
  const { categories } = typeInfo(type)
  const foreign = Object.keys(values).find((name) => !Object.hasOwn(categories, name))
  if (foreign !== undefined) throw refusedAt(`rating.${foreign}`, TEXTS.unknownCategory(foreign))
  return Object.entries(categories).flatMap(([name, { isOptional }]) => {
    const value = values[name]
    if (value !== undefined) return [{ name, value }]
    if (isOptional) return []
    throw refusedAt(`rating.${name}`, TEXTS.missingCategory(name))
  })
}

/** It drops what the new type lacks; what no type has is still refused (G-126). */
export function ratingForType(type: CoffeeType, values: Values): Values {
  const { categories } = typeInfo(type)
  const fitting = Object.entries(values).filter(
    ([name]) => Object.hasOwn(categories, name) || !CATEGORY_NAMES.includes(name),
  )
  return Object.fromEntries(fitting)
}

/** The weighted mean of the categories that are present, to two decimals (G-77). */
export function overallOf(type: CoffeeType, rating: readonly Rating[]): number {
  const { categories } = typeInfo(type)
  const weightOf = (name: string) => categories[name]?.weight ?? 0
  const weights = rating.reduce((sum, { name }) => sum + weightOf(name), 0)
  const points = rating.reduce((sum, { name, value }) => sum + weightOf(name) * value, 0)
  return weights === 0 ? 0 : Number((points / weights).toFixed(2))
}

const [RED, YELLOW, GREEN] = ['#d03830', '#e7b726', '#2e9848'].map(readColour)

function readColour(hex: string): Oklch {
  return oklabToOklch(rgbToOklab(hexToRgb(hex)))
}

/** It goes from red over yellow at 5 to green at 10 (G-77). */
export function rateColourOf(overall: number): string {
  if (!RED || !YELLOW || !GREEN || !Number.isFinite(overall)) return DEFAULT_RATE_COLOUR
  const part = Math.min(1, Math.max(0, overall / COFFEE_LIMITS.maxRating))
  return toHex(part < 0.5 ? between(RED, YELLOW, part * 2) : between(YELLOW, GREEN, part * 2 - 1))
}

/** It mixes in OKLCH, so that the colours between stay vivid. */
function between(from: Oklch, to: Oklch, part: number): Oklch {
  const at = (a: number, b: number) => a + (b - a) * part
  return { l: at(from.l, to.l), c: at(from.c, to.c), h: at(from.h, to.h) }
}
