import type { z } from 'zod'
import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'
import { checkUntrusted } from '@/lib/http/untrusted'

/** The value as its schema gives it, unknown keys dropped; else 400 with what is wrong by field. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [first] = result.error.issues
  throw new AppError('invalid', {
    // A schema's own sentence is meant for people; zod's built-in ones are not.
    message: first && isSentence(first.message) ? first.message : 'Invalid input.',
    fields: Object.fromEntries(
      result.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
    ),
  })
}

function isSentence(message: string): boolean {
  return /[.!?]$/.test(message)
}

/** The query of an address as an object of texts; a repeated key is a wrong type (400). */
export function readQuery(params: URLSearchParams): unknown {
  const query: Record<string, string> = {}
  for (const [key, value] of params) {
    if (Object.hasOwn(query, key)) {
      throw new AppError('invalid', { message: 'A query parameter is given twice.' })
    }
    Object.defineProperty(query, key, { value, enumerable: true })
  }
  return checkUntrusted(query, LIMITS.anyQueryText)
}
