import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Found } from '../regex-guard'
import { compileRegex } from '../regex'

/*
 * What PCRE2 10.42 answered, asked through its library with PCRE2_UTF as MongoDB does: the first
 * match of each subject as [code points before it, text, ...captures], null without a match. The
 * first 290 patterns were written for PCRE2's syntax item by item; random ones follow.
 *
 * - `invalid`: PCRE2 refuses the pattern.
 * - `refused`: PCRE2 answers, this server does not.
 * - `matched only`: this server only tells whether there is a match.
 */
type Row = {
  pattern: string
  options: string
  is?: 'invalid' | 'refused' | 'matched only'
  answers?: [subject: string, answer: unknown][]
}

const file = path.join(import.meta.dirname, 'pcre2-answers.ndjson')
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

const answered = rows.filter(({ is }) => is === undefined || is === 'matched only')
const refused = rows.filter(({ is }) => is === 'invalid' || is === 'refused')

test('the table has its patterns', () => {
  expect({ answered: answered.length, refused: refused.length }).toEqual({
    answered: 595,
    refused: 156,
  })
})

test.for(answered)('$pattern with "$options" is answered as by PCRE2', (row) => {
  const regex = compileRegex(row.pattern, row.options)
  for (const [subject, answer] of row.answers ?? []) {
    expect(regex.test(subject), subject).toBe(answer !== null)
    if (row.is === 'matched only') expect(() => regex.find(subject)).toThrow('asked for')
    else expect(answerOf(regex.find(subject), subject), subject).toEqual(answer)
  }
})

test.for(refused)('$pattern with "$options" is refused', ({ pattern, options }) => {
  expect(() => compileRegex(pattern, options)).toThrow(expect.objectContaining({ code: 51091 }))
})

function answerOf(found: Found | undefined, subject: string): unknown {
  if (!found) return null
  return [Array.from(subject.slice(0, found.index)).length, found.text, ...found.captures]
}
