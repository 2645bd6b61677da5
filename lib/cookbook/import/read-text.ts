import type { FoundRecipe } from '@/lib/cookbook/import/imported-recipe'
import { namesPeople, readServings } from '@/lib/cookbook/import/read-servings'
import { BULLET, isStepLine, splitSteps } from '@/lib/cookbook/import/split-steps'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }
import { minutesOf } from '@/lib/cookbook/time'

const LONGEST_HEADING = 60
const MARKDOWN_HEADING = /^(#{1,6})\s+(.*?)[#\s]*$/u
const MARKS = /\*\*|__|`|^\s*[-*•]\s*\[[ x]?\]\s*/giu
const LINK = /\[([^[\]]*)\]\([^()\s]*\)/gu
const RULE = /^(?:[-=*_]\s*){3,}$/u
const CHUNK = /\s*[|•·\n]\s*|[,;]\s+(?=\p{L})|(?<=[.!?])\s+/u
const TITLE_LABEL = /^(?:title|titel|titre|titolo|título|recipe|rezept)\s*:\s*/iu
/** It ends a sentence, and not an abbreviation such as `15 Min.`. */
const SENTENCE_END = /(?<!\d\s?\p{L}{1,4})[.!?]$/u
const MAX_MINUTES = 14 * 24 * 60

const startOf = (words: readonly string[]) =>
  new RegExp(
    `^(?:the |die |les |gli |los |las )?(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
    'iu',
  )

const HEADINGS = {
  lines: startOf(WORDS.ingredients),
  steps: startOf(WORDS.steps),
  notes: startOf(WORDS.notes),
} as const
const LABELS = {
  total: startOf(WORDS.total),
  prep: startOf(WORDS.prep),
  cook: startOf(WORDS.cook),
  servings: startOf(WORDS.servings),
} as const

type Part = 'head' | keyof typeof HEADINGS | 'other'

/** Plain text or Markdown with a heading above its ingredients or its steps; null without one. */
export function readText(text: string, pageTitle?: string): FoundRecipe | null {
  const parts = readParts(text)
  if (parts.lines.length === 0 && parts.steps.length === 0) return null
  const isPage = pageTitle !== undefined
  const [firstLine = '', ...others] = parts.head
  const head = isPage ? parts.head : others
  const chunks = head.flatMap((line) => line.split(CHUNK))
  const servings = chunks.filter((chunk) => LABELS.servings.test(chunk) || namesPeople(chunk))
  return {
    title: isPage && pageTitle ? pageTitle : firstLine.replace(TITLE_LABEL, ''),
    description: isPage ? '' : others.filter((line) => !isFact(line)).join(' '),
    time: cookingTime(timeOf(chunks)),
    servings: readServings([...servings, ...parts.headings]),
    tags: [],
    lines: parts.lines.map((line) => line.replace(BULLET, '')),
    instructions: splitSteps((isPage ? numberedOf(parts.steps) : parts.steps).join('\n')),
    leftOver: isPage ? [] : parts.notes,
  }
}

/** On a page, what follows a numbered list is no step. */
function numberedOf(lines: readonly string[]): readonly string[] {
  const isNumbered = (line: string) => /^\d{1,2}\s*[.)]\s/u.test(line)
  const last = lines.findLastIndex(isNumbered)
  return isNumbered(lines[0] ?? '') && last > 0 ? lines.slice(0, last + 1) : lines
}

function readParts(text: string) {
  const parts: Record<Part | 'headings', string[]> = {
    head: [],
    headings: [],
    lines: [],
    steps: [],
    notes: [],
    other: [],
  }
  const early: string[] = []
  let part: Part = 'head'
  let level = 0
  for (const raw of text.split('\n')) {
    const [, signs = '', heading] = MARKDOWN_HEADING.exec(raw) ?? []
    const line = (heading ?? raw).replace(MARKS, '').replace(LINK, '$1').trim()
    if (line === '' || RULE.test(line) || isStepLine(line)) continue
    const named = partOf(line)
    if (named) {
      // What a page tells before its ingredients is a story.
      if (named === 'lines' && parts.lines.length === 0) early.push(...parts.steps.splice(0))
      part = named
      level = signs.length
      parts.headings.push(line)
    } else if (part !== 'head' && signs !== '' && signs.length <= level) part = 'other'
    else if (part !== 'other') parts[part].push(signs && part !== 'head' ? `${line}:` : line)
  }
  return { ...parts, steps: parts.steps.length > 0 ? parts.steps : early }
}

function partOf(line: string): keyof typeof HEADINGS | null {
  if (line.length > LONGEST_HEADING || /[.!?]$/u.test(line) || minutesOf(line) !== null) return null
  const found = (['lines', 'steps', 'notes'] as const).find((name) => HEADINGS[name].test(line))
  return found ?? null
}

/** A line of facts alone, such as `Total time: 40 minutes`. */
function isFact(line: string): boolean {
  return (
    line.length <= LONGEST_HEADING &&
    !SENTENCE_END.test(line) &&
    line.split(CHUNK).every(isFactChunk)
  )
}

function isFactChunk(chunk: string): boolean {
  const isNamed = Object.values(LABELS).some((label) => label.test(chunk)) || namesPeople(chunk)
  return isNamed && (readServings([chunk]) !== null || minutesOf(chunk) !== null)
}

function timeOf(chunks: readonly string[]): number {
  const [total = 0, prep = 0, cook = 0] = (['total', 'prep', 'cook'] as const).map((name) =>
    minutesWithin(
      chunks
        .filter((chunk) => LABELS[name].test(chunk) && !isOther(name, chunk))
        .map((chunk) => chunk.replace(LABELS[name], '').replace(/^[\s:]+/u, '')),
    ),
  )
  return total || prep + cook || minutesWithin(chunks)
}

function isOther(name: string, chunk: string): boolean {
  return name === 'total' && (LABELS.prep.test(chunk) || LABELS.cook.test(chunk))
}

/** The first of the texts that is a time of at most two weeks; 0 means that there is none. */
export function minutesWithin(texts: readonly string[]): number {
  const found = texts.map((text) => minutesOf(text.slice(0, 500)) ?? 0)
  return found.find((minutes) => minutes > 0 && minutes <= MAX_MINUTES) ?? 0
}

/** `1 h 15 mins`; empty for 0. */
export function cookingTime(total: number): string {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  const words = [hours && `${hours} h`, minutes && `${minutes} ${minutes === 1 ? 'min' : 'mins'}`]
  return words.filter(Boolean).join(' ')
}
