import type { FoundRecipe } from '@/lib/cookbook/import/imported-recipe'
import { findHeading, type Heading } from '@/lib/cookbook/import/find-heading'
import { readServings } from '@/lib/cookbook/import/read-servings'
import { BULLET, splitSteps } from '@/lib/cookbook/import/split-steps'
import { textLines } from '@/lib/cookbook/import/text-lines'
import {
  chunksOf,
  cookingTime,
  isFact,
  isStatedFact,
  plainLetters,
  startOf,
  statesServings,
  timeOf,
} from '@/lib/cookbook/import/text-facts'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }
import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'

const TITLE_LABEL =
  /^(?:title|titel|titre|titolo|título|recipe|rezept|recette|ricetta|receta|subject|betreff|objet|oggetto|asunto|θέμα)\s*:\s*(?:(?:re|aw|fwd?|wg|tr)\s*:\s*)*/iu
/** What stands above the subject of a mail, or above an answer. */
const MAIL_HEAD =
  /^(?:from|to|cc|date|sent|von|an|datum|gesendet|de|à|envoyé|da|data|inviato|para|fecha|enviado|από|προς|ημερομηνία)\s*:\s|(?<!\p{L})(?:wrote|schrieb.*|a écrit|ha scritto|escribió|έγραψε)\s?:$/iu
/** A sentence before the title: `Here is a recipe:` */
const NO_TITLE = /[:.!?]$/u
const NUMBERED = /^(?:\d{1,2}\s*[.)]|\d\uFE0F?\u20E3)\s/u
const TAGS = /^[-•*\s]*(?:tags|keywords|schlagwörter|étiquettes|etiquetas)\s*:\s*(.+)$/iu
const HASHTAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u
/** At least four words, with a stop. */
const SENTENCE = /^\p{Lu}\S*(?:\s\S+){3,}[.!?]$/u

const MAX_GROUP_WORDS = 4
/** `For the sauce` */
const GROUP = startOf(WORDS.groups)

type Part = 'head' | Heading['part'] | 'other'

/** Plain text or Markdown with a heading above its ingredients or its steps; null without one. */
export function readText(text: string, pageTitle?: string): FoundRecipe | null {
  const isPage = pageTitle !== undefined
  const parts = readParts(text, isPage)
  if (parts.lines.length === 0 && parts.steps.length === 0) return null
  const [firstLine = '', ...others] = parts.head
  const head = isPage ? parts.head : others
  const rows = head.map((line) => line.replace(BULLET, ''))
  const facts = chunksOf([...rows.filter(isFact), ...parts.facts])
  const chunks = chunksOf(rows)
  return {
    title: isPage && pageTitle ? pageTitle : firstLine.replace(TITLE_LABEL, ''),
    description: isPage ? '' : rows.filter((line) => !isFact(line)).join(' '),
    time: cookingTime(timeOf(facts) || timeOf(chunks)),
    servings: readServings([
      ...facts.filter(statesServings),
      ...parts.headings,
      ...chunks.filter(statesServings),
    ]),
    tags: parts.tags,
    lines: joinAmounts(parts.lines.map((line) => line.replace(BULLET, ''))),
    instructions: splitSteps((isPage ? numberedOf(parts.steps) : parts.steps).join('\n')),
    leftOver: isPage ? [] : parts.notes,
  }
}

/** On a page, what follows a numbered list is no step. */
function numberedOf(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => NUMBERED.test(line))
  return NUMBERED.test(lines[0] ?? '') && last > 0 ? lines.slice(0, last + 1) : lines
}

function readParts(text: string, isPage: boolean) {
  const parts: Record<Exclude<Part, 'other'> | 'headings' | 'facts' | 'tags', string[]> = {
    head: [],
    headings: [],
    facts: [],
    tags: [],
    lines: [],
    steps: [],
    notes: [],
  }
  const early: string[] = []
  let part: Part = 'head'
  let level = 0
  for (const { text: line, level: signs, group } of textLines(text)) {
    if (part === 'head' && parts.head.length === 0 && MAIL_HEAD.test(line)) continue
    const heading = findHeading(line, signs > 0)
    const tags = isPage ? [] : tagsIn(line)
    if (tags.length > 0) parts.tags.push(...tags)
    else if (heading?.part === 'notes' && heading.content && !isPage)
      parts.notes.push(line.replace(BULLET, ''))
    else if (heading && !isTitle(heading) && !isNameOfStep(heading)) {
      // What a page tells before its ingredients is a story.
      const isStory = heading.part === 'lines' && parts.lines.length === 0
      for (const step of isStory ? parts.steps.splice(0) : []) early.push(step)
      if (heading.part === part && heading.isNamed) parts[part].push(`${heading.label}:`)
      part = heading.part
      level = signs
      parts[part === 'lines' ? 'headings' : 'facts'].push(heading.label)
      const content = part === 'lines' ? listOf(heading.content) : [heading.content]
      for (const text of content.filter(Boolean)) parts[part].push(text)
    } else if (part !== 'head' && signs > 0 && signs <= level && !GROUP.test(plainLetters(line))) {
      part = 'other'
      parts.notes.push(line)
    } else if (part === 'other') parts.notes.push(line)
    else if ((part === 'lines' || part === 'steps') && isStatedFact(line)) parts.facts.push(line)
    else if (part === 'head' && signs > 0 && NO_TITLE.test(parts.head[0] ?? ''))
      parts.head.unshift(line)
    else parts[part].push(part === 'head' ? line : groupLine(line, group))
  }
  if (parts.steps.length === 0) parts.steps = early
  if (parts.steps.length === 0) parts.steps = parts.lines.splice(stepsFrom(parts.lines))
  return parts

  function isTitle({ part: named, isNamed, content }: Heading): boolean {
    const isFirst = !isPage && part === 'head' && parts.head.length === 0
    return isFirst && (named === 'notes' || (named === 'steps' && (isNamed || content !== '')))
  }

  function isNameOfStep(heading: Heading): boolean {
    return part === 'steps' && heading.part === 'steps' && heading.content !== ''
  }
}

/** It ends with a colon where it names a group, as `For the sauce` does. */
function groupLine(line: string, group: string | null): string {
  const isShort = !/[\d.:!?,]/u.test(line) && line.split(' ').length <= MAX_GROUP_WORDS
  const name = group ?? (isShort && GROUP.test(plainLetters(line)) ? line : null)
  return name === null ? line : `${name}:`
}

/** `Tags: soup, quick`, `#soup #quick` */
function tagsIn(line: string): string[] {
  const list = TAGS.exec(line)?.[1]?.split(/\s*,\s*/u) ?? []
  return HASHTAGS.test(line) ? line.slice(1).split(/\s*#/u) : list
}

/** `2 eggs, 200 g flour, salt`; a comma may stand within the only line. */
function listOf(content: string): string[] {
  const pieces = content.replace(/[.;,]$/u, '').split(/[,;]\s+(?![^(]{0,60}\))/u)
  const isList = pieces.length > 2 || pieces.slice(1).every((piece) => /^[\p{N}]/u.test(piece))
  return isList ? pieces : [content]
}

/** The place from which on all lines are sentences; none begins with an amount. */
function stepsFrom(lines: readonly string[]): number {
  const last = lines.findLastIndex(
    (line) => !SENTENCE.test(line) && !(NUMBERED.test(line) && /[.!?]$/u.test(line)),
  )
  return last < 0 ? lines.length : last + 1
}

const LONGEST_AMOUNT = 25
const MAX_LINES = 500
/** At least one of so many lines is an amount, as names without one stand between. */
const MAX_LINES_PER_AMOUNT = 4
const STARTS_WITH_FIGURE = /^\p{N}/u

/** Amounts on lines of their own stand before the names that are below them, or above. */
function joinAmounts(lines: readonly string[]): string[] {
  if (lines.length > MAX_LINES) return [...lines]
  const alone = new Set(lines.filter(isAmount))
  const count = lines.filter((line) => alone.has(line)).length
  if (count < 2 || count * MAX_LINES_PER_AMOUNT < lines.length) return [...lines]
  const isPair = (amount: string, name: string) =>
    alone.has(amount) && name !== '' && !STARTS_WITH_FIGURE.test(name) && !name.endsWith(':')
  const isAbove = alone.has(lines.find((line) => !line.endsWith(':')) ?? '')
  const joined: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const pair = [lines[index] ?? '', lines[index + 1] ?? '']
    const [amount = '', name = ''] = isAbove ? pair : pair.toReversed()
    const isJoined = isPair(amount, name)
    joined.push(isJoined ? `${amount} ${name}` : (pair[0] ?? ''))
    if (isJoined) index += 1
  }
  return joined
}

/** `200 g` and `2`, without what it is of. */
function isAmount(line: string): boolean {
  if (line.length > LONGEST_AMOUNT || !STARTS_WITH_FIGURE.test(line)) return false
  const [amount, ...others] = parseQuantity(line) ?? []
  if (typeof amount !== 'object' || others.length > 0) return false
  return amount.word === '' || (amount.unit !== null && !amount.unit.isFood)
}
