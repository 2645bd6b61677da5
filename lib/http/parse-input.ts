import type { z } from 'zod'
import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'
import { checkUntrusted } from '@/lib/http/untrusted'

export type QueryTexts = Readonly<Record<string, string>>

const UNSAID = 'Invalid input.'

/** Drops unknown keys; throws 400 with an error per field. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  // Texts come from our schemas; zod's own are not meant for users.
  const result = schema.safeParse(value, { error: () => UNSAID })
  if (result.success) return result.data
  const { issues } = result.error
  const [first] = issues
  throw new AppError('invalid', {
    message: first ? summaryOf(first) : UNSAID,
    fields: Object.fromEntries(
      issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
    ),
  })
}

/** A schema gives `summary` where the text at the field says more than the call's. */
function summaryOf(issue: z.core.$ZodIssue): string {
  const summary: unknown = issue.code === 'custom' ? issue.params?.summary : undefined
  return typeof summary === 'string' ? summary : issue.message
}

/** Throws 400 for a repeated or malformed parameter, with its own text where it has one. */
export function readQuery(params: URLSearchParams, texts: QueryTexts = {}): unknown {
  const query: Record<string, string> = {}
  for (const [key, value] of params) {
    try {
      if (Object.hasOwn(query, key)) {
        throw new AppError('invalid', { message: 'A query parameter is given twice.' })
      }
      checkUntrusted(value, LIMITS.anyQueryText)
    } catch (error) {
      throw Object.hasOwn(texts, key) ? new AppError('invalid', { message: texts[key] }) : error
    }
    Object.defineProperty(query, key, { value, enumerable: true })
  }
  return checkUntrusted(query, LIMITS.anyQueryText)
}
