import { NUMBER, toNumber } from '@/lib/search/numbers'
import UNITS_FILE from '@/lib/units/units.json' with { type: 'json' }

type Unit = { of: string; base: number; zero?: number; name: string; pattern: string }

const UNITS: readonly Unit[] = UNITS_FILE.units
const baseUnits = new Map(Object.entries(UNITS_FILE.bases))

const ANY_UNIT = `(${UNITS.map(({ pattern }) => pattern).join('|')})`
const DECIMAL = '(\\d+(?:[.,]\\d+)?)'
const QUESTION = new RegExp(
  `how (?:many|much) ${ANY_UNIT} (?:is|are|in|does|make|makes)? ?(?:there )?(?:in )?${NUMBER} ?${ANY_UNIT}(?= |$)`,
)
const STATED = new RegExp(`\\b${NUMBER} ?${ANY_UNIT} (?:in|to|into|as) ${ANY_UNIT}(?= |$)`)
const ASKED_UNIT = new RegExp(`\\b(?:in|into|as) ${ANY_UNIT}(?= |$)`)
const AMOUNT = new RegExp(`${DECIMAL}(?: × ${DECIMAL})? ?${ANY_UNIT}(?![\\p{L}\\d])`, 'giu')

/** What a folded question such as `2 cups in ml` comes to, with its calculation; null for others. */
export function convertAmount(folded: string): string | null {
  const [, requestedUnit, amount, unit] = QUESTION.exec(folded) ?? []
  const [, number = amount, from = unit, to = requestedUnit] =
    (!requestedUnit && STATED.exec(folded)) || []
  const [source, target] = [unitOf(from), unitOf(to)]
  if (!number || !source || !target) return null
  if (source.of !== target.of) {
    return `A weight in place of a volume depends on the food, so I cannot tell. A cup is 240 ml, a tablespoon 15 ml, a teaspoon 5 ml.`
  }
  const value = toNumber(number)
  const result = `${value} ${source.name} are ${converted(value, source, target)} ${target.name}`
  if (source.of === 'heat') {
    const isCelsius = source.zero === undefined
    return `${result}: ${isCelsius ? `${value} × 1.8 + 32` : `(${value} − 32) ÷ 1.8`}.`
  }
  const base = baseUnits.get(source.of)
  return `${result}, with ${source.base} ${base} for one of ${source.name} and ${target.base} ${base} for one of ${target.name}.`
}

/** The content with its first amount also in the unit that the folded question asks for. */
export function inAskedUnit(content: string, folded: string): string {
  const target = unitOf(ASKED_UNIT.exec(folded)?.[1])
  for (const [, one = '', other, unit] of target ? inMinutes(content).matchAll(AMOUNT) : []) {
    const source = unitOf(unit?.toLowerCase())
    if (!target || source?.of !== target.of) continue
    const values = [one, other ?? []].flat().map((all) => converted(toNumber(all), source, target))
    return `${content} That is ${values.join(' × ')} ${target.name}.`
  }
  return content
}

/** `1 h 20 mins` as `80 minutes`. */
export function inMinutes(text: string): string {
  return text.replace(
    /(\d+) h(?:ours)? (\d+) mins/g,
    (_, hours: string, minutes: string) => `${Number(hours) * 60 + Number(minutes)} minutes`,
  )
}

export function unitOf(word: string | undefined): Unit | undefined {
  return UNITS.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(word ?? ''))
}

function converted(value: number, source: Unit, { base, zero = 0 }: Unit): number {
  const result = ((value - (source.zero ?? 0)) * source.base) / base + zero
  return Number(result.toPrecision(3))
}
