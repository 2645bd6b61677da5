import { isIn, patternOf } from '@/lib/assistant/patterns'
import SMALL_TALK from '@/lib/assistant/read/small-talk.json' with { type: 'json' }
import UNITS_FILE from '@/lib/assistant/read/units.json' with { type: 'json' }
import type { AssistantAnswer } from '@/lib/assistant/schema'
import { now } from '@/lib/clock'
import { isoTime, longDay } from '@/lib/format'
import { NUMBER, toNumber } from '@/lib/search/numbers'
import { normalize } from '@/lib/search/words'
import { siteConfig } from '@/lib/settings/site-config'

const { units: UNITS, bases } = UNITS_FILE
const baseUnits = new Map(Object.entries(bases))

const ANY_UNIT = `(${UNITS.map(({ pattern }) => pattern).join('|')})`
const QUESTION = new RegExp(
  `how (?:many|much) ${ANY_UNIT} (?:is|are|in|does|make|makes)? ?(?:there )?(?:in )?${NUMBER} ${ANY_UNIT}\\b`,
)
const STATED = new RegExp(`\\b${NUMBER} ?${ANY_UNIT} (?:in|to|into|as) ${ANY_UNIT}\\b`)
const DEGREES = /(-?\d+(?:[.,]\d+)?)\s*(?:°|degrees?)?\s*(c|f|celsius|fahrenheit)\b/i
const IN_DEGREES = /\b(?:in|to|into)\s+(?:°?\s*[cf]\b|celsius|fahrenheit|degrees)/i

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
  const base = baseUnits.get(source.of)
  return `${value} ${source.name} are ${rounded(result)} ${target.name}, with ${source.base} ${base} for one of ${source.name} and ${target.base} ${base} for one of ${target.name}.`
}

const ASKED_UNIT = new RegExp(`\\b(?:in|into|as) (fahrenheit|${ANY_UNIT})(?= |$)`)
const DECIMAL = '(\\d+(?:[.,]\\d+)?)'
const AMOUNT = new RegExp(`${DECIMAL}(?: × ${DECIMAL})? ?(${ANY_UNIT})\\b`)

export function inAskedUnit(content: string, folded: string): string {
  const [, name] = ASKED_UNIT.exec(folded) ?? []
  if (name === 'fahrenheit') {
    const [degrees] = /\d+ °C/.exec(content) ?? []
    return degrees ? `${content} ${convertDegrees(`${degrees} in fahrenheit`)}` : content
  }
  const plain = content.replace(
    /(\d+) h(?:ours)?(?: (\d+) mins)?/g,
    (_, hours: string, minutes = '0') => `${Number(hours) * 60 + Number(minutes)} minutes`,
  )
  const [, one = '', other, unit] = AMOUNT.exec(plain) ?? []
  const [source, target] = [unitOf(unit), unitOf(name)]
  if (!source || source.of !== target?.of) return content
  const share = source.base / target.base
  const values = [one, other ?? []].flat().map((value) => rounded(toNumber(value) * share))
  return `${content} That is ${values.join(' × ')} ${target.name}.`
}

function unitOf(word: string | undefined) {
  return UNITS.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(word ?? ''))
}

const rounded = (value: number) => String(Number(value.toPrecision(3)))

const REPLIES = SMALL_TALK.replies.map((reply) => ({
  ...reply,
  pattern: new RegExp(reply.pattern),
}))

function filledIn(content: string): string {
  return content
    .replace('{canDo}', SMALL_TALK.canDo)
    .replace('{site}', siteConfig().name)
    .replace('{time}', isoTime(now().toISOString()))
    .replace('{day}', longDay(now()))
}

export function answerSmallTalk(question: string): AssistantAnswer | null {
  const folded = normalize(question)
  const reply = REPLIES.find(({ pattern }) => pattern.test(folded))
  if (reply) {
    const { content, title, href } = reply
    const sources = title !== undefined && href !== undefined ? [{ title, href }] : []
    return { content: filledIn(content), sources, isKnown: true }
  }
  const secret = folded.replace(patternOf('ofBirthdaysRule'), ' ')
  if (isIn('secret', secret) && isIn('ofOthers', folded) && !isIn('ofOneself', folded)) {
    return SMALL_TALK.private
  }
  const converted = convertDegrees(question) ?? convertAmount(folded)
  return converted ? { content: converted, sources: [], isKnown: true } : null
}
