import { minutesOf } from '@/lib/cookbook/time'
import { createRecipeBody } from '@/lib/cookbook/schema'
import type { FoundRecipe, ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import { toPlainText } from '@/lib/cookbook/import/plain-text'
import { readPage } from '@/lib/cookbook/import/read-page'
import { parseLeniently } from '@/lib/cookbook/import/read-recipe'
import { splitSteps } from '@/lib/cookbook/import/split-steps'
import { isObject } from '@/lib/json-fields'
import type { RealPage } from './pages'

type Field = 'title' | 'lines' | 'steps' | 'servings' | 'minutes'
/** Names of sections and steps may be this part of the text. */
const MAX_NAMES = 0.2
const LONGEST_NAME = 50

type Same = Record<Field, boolean | null>

/** Null where nothing is expected. */
export function compareRead(read: FoundRecipe | null, { expected, html }: RealPage): Same {
  const servings = /\d+(?:\.\d+)?/.exec(String(expected.yields ?? ''))?.[0]
  return {
    title: expected.title ? plain(read?.title ?? '') === plain(expected.title) : null,
    lines: Array.isArray(expected.ingredients)
      ? sameLines(read?.lines, expected.ingredients)
      : null,
    steps: Array.isArray(expected.instructions_list)
      ? sameSteps(read?.instructions ?? [], expected.instructions_list)
      : null,
    servings: servings === undefined ? null : isYield(read?.servings ?? 0, Number(servings), html),
    minutes: expected.total_time ? minutesOf(read?.time ?? '') === expected.total_time : null,
  }
}

/** They expect the end of a range, and the form has its start. */
function isYield(read: number, expected: number, html: string): boolean {
  const range = new RegExp(`yield[^<]{0,60}?\\b${read}\\s*(?:-|–|to|tot)\\s*${expected}\\b`, 'i')
  return read === expected || range.test(html)
}

/** Each expected line is there; beside them stand names of groups alone, which have no figure. */
function sameLines(read: readonly string[] = [], expected: readonly string[]): boolean {
  const ours = new Map(read.map((line) => [sorted(line), line]))
  const theirs = new Set(expected.filter(isNoHeading).map(sorted))
  const beside = [...ours].flatMap(([key, line]) => (theirs.has(key) ? [] : line))
  return [...theirs].every((line) => ours.has(line)) && !beside.some((line) => /\d/.test(line))
}

/** Which of the expected lines are there. */
export function compareLines(read: FoundRecipe | null, { expected }: RealPage): boolean[] {
  if (!Array.isArray(expected.ingredients)) return []
  const ours = new Set(read?.lines.map(sorted))
  return expected.ingredients.filter(isNoHeading).map((line) => ours.has(sorted(line)))
}

/** Words in another order are the same line. */
function sorted(line: string): string {
  return [...plain(line)].sort().join('')
}

function isNoHeading(line: string): boolean {
  return !/^\D*:$/.test(line.trim())
}

/** Each expected text stands in ours, in order; names of sections may be more or fewer. */
function sameSteps(read: readonly string[], expected: readonly string[]): boolean {
  const ours = plain(read.join(' '))
  let [at, length, missing] = [0, 0, 0]
  for (const step of onceOf(expected).map((text) => plain(splitSteps(text).join(' ')))) {
    if (!/\p{L}/u.test(step)) continue
    const found = ours.indexOf(step, at)
    if (found < 0 && step.length > LONGEST_NAME) return false
    if (found < 0) missing += step.length
    else at = found + step.length
    length += step.length
  }
  return missing <= MAX_NAMES * length && ours.length <= (1 + MAX_NAMES) * length
}

/** Some pages mark everything twice, for narrow and for wide screens, and they expect both. */
function onceOf(texts: readonly string[]): readonly string[] {
  const half = texts.slice(0, texts.length / 2)
  return [...half, ...half].join('\n') === texts.join('\n') ? half : texts
}

/** Whether JSON-LD or microdata have all of the expected texts, letter by letter. */
export function areMarked(html: string, expected: readonly string[] | null | undefined): boolean {
  const { blocks, items } = readPage(html)
  const marked = plain(
    stringsOf([blocks.map(parseLeniently), items])
      .map(toPlainText)
      .join(' '),
  )
  return (expected ?? []).every((text) => marked.includes(plain(text)))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(stringsOf) : []
}

/** Letters and figures alone. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replace(/(?<=\d)\.0+(?!\d)|[^\p{L}\p{N}]/gu, '')
}

/** The form has a difficulty from the start. */
export function isSavable(read: ImportedRecipe): boolean {
  return createRecipeBody.safeParse({ ...read, difficulty: 3 }).success
}
