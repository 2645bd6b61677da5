import type { NumberField } from '@/lib/form/fields'

const WHOLE = /^-?\d{1,15}$/
const DECIMAL = /^-?\d{1,15}([.,]\d{1,10})?$/
/** `1,500` is 1.5 for one reader and 1500 for another one, and so is `1.500`. */
const THOUSANDS = /^-?[1-9]\d{0,2}([.,])\d{3}$/

/** Null for an empty text; what is no number, or could be two, stays a text, for the server. */
export function readNumber(typed: string, { decimals, max }: NumberField): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  if (decimals === 0) return WHOLE.test(text) ? Number(text) : text
  const [, separator] = (max >= 1000 && THOUSANDS.exec(text)) || []
  // A field of three decimals has them behind a point.
  const isAmbiguous = separator === ',' || (separator === '.' && decimals < 3)
  return DECIMAL.test(text) && !isAmbiguous ? Number(text.replace(',', '.')) : text
}

export function numberText(value: number, { decimals, isFixed }: NumberField): string {
  return isFixed ? value.toFixed(decimals) : String(value)
}
