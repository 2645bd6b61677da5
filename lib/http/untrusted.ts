import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'

const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Throws 400 for null bytes, long texts and deep nesting; drops keys that name a prototype. */
export function checkUntrusted(
  value: unknown,
  maxText: number = LIMITS.anyText,
  tooLong = 'A text is too long.',
): unknown {
  return check(value, { maxText, tooLong }, 0)
}

type TextLimit = { maxText: number; tooLong: string }

function check(value: unknown, limit: TextLimit, depth: number): unknown {
  if (typeof value === 'string') return checkText(value, limit)
  if (value === null || typeof value !== 'object') return value
  if (depth >= LIMITS.jsonDepth) {
    throw new AppError('invalid', { message: 'The request is nested too deeply.' })
  }
  if (Array.isArray(value)) return value.map((item) => check(item, limit, depth + 1))
  const entries = Object.entries(value).filter(([key]) => !PROTOTYPE_KEYS.has(key))
  return Object.fromEntries(
    entries.map(([key, item]) => [checkText(key, limit), check(item, limit, depth + 1)]),
  )
}

function checkText(value: string, { maxText, tooLong }: TextLimit): string {
  if (value.length > maxText) throw new AppError('invalid', { message: tooLong })
  if (value.includes('\0')) {
    throw new AppError('invalid', { message: 'A text contains a null character.' })
  }
  return value
}
