import { NUMBER, toNumber } from '@/lib/search/numbers'

/** `base` counts millilitres, grams or centimetres; `words` is a pattern. */
const UNITS = [
  { of: 'volume', base: 240, name: 'cups', pattern: 'cups?' },
  { of: 'volume', base: 15, name: 'tablespoons', pattern: 'tbsps?|tablespoons?' },
  { of: 'volume', base: 5, name: 'teaspoons', pattern: 'tsps?|teaspoons?' },
  { of: 'volume', base: 1, name: 'ml', pattern: 'ml|millilit(?:er|re)s?' },
  { of: 'volume', base: 100, name: 'dl', pattern: 'dl|decilit(?:er|re)s?' },
  { of: 'volume', base: 1000, name: 'litres', pattern: 'l|lit(?:er|re)s?' },
  { of: 'volume', base: 473.176, name: 'US pints', pattern: 'pints?' },
  { of: 'weight', base: 28.35, name: 'ounces', pattern: 'oz|ounces?' },
  { of: 'weight', base: 453.592, name: 'pounds', pattern: 'lbs?|pounds?' },
  { of: 'weight', base: 1, name: 'g', pattern: 'g|grams?|grammes?' },
  { of: 'weight', base: 1000, name: 'kg', pattern: 'kg|kilos?|kilograms?' },
  { of: 'length', base: 2.54, name: 'inches', pattern: 'in|inch|inches' },
  { of: 'length', base: 1, name: 'cm', pattern: 'cm|centimet(?:er|re)s?' },
] as const
const BASE_UNITS = { volume: 'ml', weight: 'g', length: 'cm' } as const

const ANY_UNIT = `(${UNITS.map(({ pattern }) => pattern).join('|')})`
const QUESTION = new RegExp(
  `how (?:many|much) ${ANY_UNIT} (?:is|are|in|does|make|makes)? ?(?:there )?(?:in )?${NUMBER} ${ANY_UNIT}\\b`,
)
const STATED = new RegExp(`\\b${NUMBER} ?${ANY_UNIT} (?:in|to|into|as) ${ANY_UNIT}\\b`)
const DEGREES = /(-?\d+(?:[.,]\d+)?)\s*(?:°|degrees?)?\s*(c|f|celsius|fahrenheit)\b/i
const IN_DEGREES = /\b(?:in|to|into)\s+(?:°?\s*[cf]\b|celsius|fahrenheit|degrees)/i

/** Conversions for cooks, with the calculation; null for anything else. */
export function convertUnits(folded: string, question: string): string | null {
  return convertDegrees(question) ?? convertAmount(folded)
}

function convertDegrees(question: string): string | null {
  const [, number = '', unit = ''] = DEGREES.exec(question) ?? []
  if (!unit || !IN_DEGREES.test(question)) return null
  const value = toNumber(number)
  return /^c/i.test(unit)
    ? `${value} °C are ${rounded(value * 1.8 + 32)} °F: ${value} × 1.8 + 32.`
    : `${value} °F are ${rounded((value - 32) / 1.8)} °C: (${value} − 32) ÷ 1.8.`
}

function convertAmount(folded: string): string | null {
  const [, requestedUnit, amount, unit] = QUESTION.exec(folded) ?? []
  const [, number = amount, from = unit, to = requestedUnit] =
    (!requestedUnit && STATED.exec(folded)) || []
  const [source, target] = [unitOf(from), unitOf(to)]
  if (!number || !source || !target) return null
  if (source.of !== target.of) {
    return `A weight in place of a volume depends on the food, so I cannot tell. A cup is 240 ml, a tablespoon 15 ml, a teaspoon 5 ml.`
  }
  const value = toNumber(number)
  const result = (value * source.base) / target.base
  const base = BASE_UNITS[source.of]
  return `${value} ${source.name} are ${rounded(result)} ${target.name}, with ${source.base} ${base} for one of ${source.name} and ${target.base} ${base} for one of ${target.name}.`
}

function unitOf(word: string | undefined) {
  return UNITS.find(
    ({ pattern }) => word !== undefined && new RegExp(`^(?:${pattern})$`).test(word),
  )
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(3)))
}
