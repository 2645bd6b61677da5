import { EJSON } from 'bson'
import { isDocument } from '../bson/types'

const LONGEST = 200

/** A short text of a value for error messages. */
export function describe(value: unknown): string {
  const text =
    isDocument(value) || Array.isArray(value) ? EJSON.stringify(value) : scalarText(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text
}

function scalarText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value === undefined) return 'missing'
  return String(value)
}
