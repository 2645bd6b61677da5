import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { COFFEE_LIMITS } from '@/lib/coffee/catalogue'
import {
  type CoffeeType,
  FORMAT_FIELDS,
  type FormatField,
  typeInfo,
} from '@/lib/coffee/types/catalogue'
import { AppError } from '@/lib/errors'

type FormatEntry = { name: string; value: string }
type Values = Readonly<Record<string, string>>

const isKnown = (name: string): name is FormatField =>
  (FORMAT_FIELDS as readonly string[]).includes(name)

/** `brew-type` is another name for `type` (G-79). */
function withoutAlias({ 'brew-type': brew, ...values }: Values): Values {
  return brew === undefined || values.type !== undefined ? values : { ...values, type: brew }
}

/** Throws 400 for a known field that the type does not take; unknown ones are kept (G-125). */
export function checkFormat(type: CoffeeType, given: Values): FormatEntry[] {
  const entries = Object.entries(withoutAlias(given)).filter(([, value]) => value !== '')
  if (entries.length > COFFEE_LIMITS.formatKeys) throw refused('format', TEXTS.formatKeys)
  for (const [name, value] of entries) {
    if (!isKnown(name)) continue
    const values = typeInfo(type).formats[name]
    if (!values) throw refused(`format.${name}`, TEXTS.formatField(name))
    if (!values.includes(value)) throw refused(`format.${name}`, TEXTS.formatValue(name))
  }
  const format = Object.fromEntries(entries)
  if (format['sugar-level'] === 'no-sugar' && format['sugar-type'] !== undefined) {
    throw refused('format.sugar-type', TEXTS.sugarOfNone)
  }
  return entries.map(([name, value]) => ({ name, value }))
}

/** What was sent for another type, without the known fields that the new one lacks (G-126). */
export function formatForType(type: CoffeeType, values: Values): Values {
  const { formats } = typeInfo(type)
  const fitting = Object.entries(withoutAlias(values)).filter(
    ([name]) => !isKnown(name) || formats[name] !== undefined,
  )
  return Object.fromEntries(fitting)
}

/** What is stored, also without the values that the new type does not take. */
export function storedFormatForType(type: CoffeeType, values: Values): Values {
  const { formats } = typeInfo(type)
  const fitting = Object.entries(formatForType(type, values)).filter(
    ([name, value]) => !isKnown(name) || formats[name]?.includes(value),
  )
  return Object.fromEntries(fitting)
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', { message, fields: { [field]: message } })
}
