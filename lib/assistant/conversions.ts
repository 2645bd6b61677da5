type Unit = { of: 'volume' | 'weight' | 'length'; base: number; name: string }

/** `base` counts millilitres, grams or centimetres. */
const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^(cups?)$/, { of: 'volume', base: 240, name: 'cups' }],
  [/^(tbsps?|tablespoons?)$/, { of: 'volume', base: 15, name: 'tablespoons' }],
  [/^(tsps?|teaspoons?)$/, { of: 'volume', base: 5, name: 'teaspoons' }],
  [/^(ml|millilit(er|re)s?)$/, { of: 'volume', base: 1, name: 'ml' }],
  [/^(dl|decilit(er|re)s?)$/, { of: 'volume', base: 100, name: 'dl' }],
  [/^(l|lit(er|re)s?)$/, { of: 'volume', base: 1000, name: 'litres' }],
  [/^(pints?)$/, { of: 'volume', base: 473.176, name: 'US pints' }],
  [/^(oz|ounces?)$/, { of: 'weight', base: 28.35, name: 'ounces' }],
  [/^(lbs?|pounds?)$/, { of: 'weight', base: 453.592, name: 'pounds' }],
  [/^(g|grams?|grammes?)$/, { of: 'weight', base: 1, name: 'g' }],
  [/^(kg|kilos?|kilograms?)$/, { of: 'weight', base: 1000, name: 'kg' }],
  [/^(in|inch|inches)$/, { of: 'length', base: 2.54, name: 'inches' }],
  [/^(cm|centimet(er|re)s?)$/, { of: 'length', base: 1, name: 'cm' }],
]
const AMOUNT = '(\\d+(?:[.,]\\d+)?|an?|half an?|one|two|three|four)'
const SPELLED: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'half a': 0.5,
  'half an': 0.5,
}

/** Conversions for cooks, with the calculation; null for anything else. */
export function convert(folded: string, question: string): string | null {
  return convertDegrees(question) ?? convertAmount(folded)
}

function convertDegrees(question: string): string | null {
  const [, number = '', unit = ''] =
    /(-?\d+(?:[.,]\d+)?)\s*(?:°|degrees?)?\s*(c|f|celsius|fahrenheit)\b/i.exec(question) ?? []
  const asksOther = /\b(in|to|into)\s+(°?\s*[cf]\b|celsius|fahrenheit|degrees)/i.test(question)
  if (!unit || !asksOther) return null
  const value = toNumber(number)
  const isCelsius = /^c/i.test(unit)
  return isCelsius
    ? `${value} °C are ${rounded(value * 1.8 + 32)} °F: ${value} × 1.8 + 32.`
    : `${value} °F are ${rounded((value - 32) / 1.8)} °C: (${value} − 32) ÷ 1.8.`
}

function convertAmount(folded: string): string | null {
  const word = '([a-z]+)'
  const asked = new RegExp(
    `how (?:many|much) ${word} (?:is|are|in|does|make|makes)? ?(?:there )?(?:in )?${AMOUNT} ${word}\\b`,
  ).exec(folded)
  const stated = new RegExp(`\\b${AMOUNT} ?${word} (?:in|to|into|as) ${word}\\b`).exec(folded)
  const [number, from, to] = asked
    ? [asked[2], asked[3], asked[1]]
    : stated
      ? [stated[1], stated[2], stated[3]]
      : []
  const [source, target] = [unitOf(from), unitOf(to)]
  if (!number || !source || !target) return null
  if (source.of !== target.of) {
    return `A weight in place of a volume depends on the food, so I cannot tell. A cup is 240 ml, a tablespoon 15 ml, a teaspoon 5 ml.`
  }
  const value = toNumber(number)
  const result = (value * source.base) / target.base
  const unit = { volume: 'ml', weight: 'g', length: 'cm' }[source.of]
  return `${value} ${source.name} are ${rounded(result)} ${target.name}, with ${source.base} ${unit} for one of ${source.name} and ${target.base} ${unit} for one of ${target.name}.`
}

function unitOf(word: string | undefined): Unit | undefined {
  return UNITS.find(([pattern]) => word !== undefined && pattern.test(word))?.[1]
}

function toNumber(text: string): number {
  return SPELLED[text] ?? Number(text.replace(',', '.'))
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(3)))
}
