import { z } from 'zod'
import { type Part, PARTS } from './parts'
import { faultOfPart, LINK_PARTS, partsOfRow } from './site-links'

/* The kinds of settings with more than one value; their errors complete the name of a key. */

export type SiteLink = { label: string; href: string }

const MAX_LINKS = 20

/** One link a line, its name before its address. */
export const links = z.string().transform((value, context): SiteLink[] => {
  const rows = value.split(/\r?\n/).flatMap((row) => row.trim() || [])
  const read = rows.map((row) => partsOfRow(row, LINK_PARTS.length))
  if (rows.length > MAX_LINKS) context.addIssue(`must be at most ${MAX_LINKS} rows`)
  read.forEach((texts, at) => {
    const [fault] = LINK_PARTS.flatMap((part, nth) => faultOfPart(part, texts[nth] ?? '') || [])
    if (fault) context.addIssue(`cannot be read in row ${at + 1}. ${fault}`)
  })
  return context.issues.length > 0
    ? z.NEVER
    : read.map(([label = '', href = '']) => ({ label, href }))
})

export const parts = z.string().transform((value, context): Part[] => {
  const names = namesIn(value)
  const known = PARTS.filter((part) => names.includes(part))
  if (known.length === new Set(names).size) return known
  context.addIssue(`must name parts of the site with commas between them: ${PARTS.join(', ')}`)
  return z.NEVER
})

export const entryNames = z
  .string()
  .regex(/^[^,]{1,40}(,[^,]{1,40}){0,19}$/, 'must be names with commas between them')
  .transform(namesIn)

export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language such as en, de or pt-BR')

export const timeZone = z
  .string()
  .refine(isTimeZone, 'must be a time zone such as UTC or Europe/Vienna')

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #107766')

function namesIn(value: string): string[] {
  return value.split(',').flatMap((name) => name.trim() || [])
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
