import { findHeading, type Heading, isNoteList } from '@/lib/cookbook/import/find-heading'
import { isAddress, isMailHead } from '@/lib/cookbook/import/message-lines'
import { isGroup } from '@/lib/cookbook/import/name-groups'
import { BULLET } from '@/lib/cookbook/import/split-steps'
import { isStatedFact, plainLetters, STARTS_WITH_AMOUNT } from '@/lib/cookbook/import/text-facts'
import { type TextLine, textLines } from '@/lib/cookbook/import/text-lines'
import { linesInHead, stepsBelow } from '@/lib/cookbook/import/unnamed-parts'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }

export type Parts = Record<
  'head' | 'headings' | 'facts' | 'tags' | 'lines' | 'steps' | 'notes',
  string[]
>
/** `other` has what a recipe has no place for; its lines are listed with the notes. */
type Part = 'head' | Heading['part'] | 'other'

const NOTE_BUTTONS: ReadonlySet<string> = new Set(WORDS.noteButtons)
/** A sentence before the title: `Here is a recipe:` */
const NO_TITLE = /[:.!?]$/u

/** Each line is of the part whose heading is above it; facts and tags are taken out everywhere. */
export function textParts(text: string, isPage: boolean): Parts {
  const parts: Parts = {
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
  const all = textLines(text)
  for (const [index, line] of all.entries()) readLine(line, all[index + 1]?.text ?? '')
  return settled(parts, early, isPage)

  function readLine(line: TextLine, next: string): void {
    const isFirst = part === 'head' && parts.head.length === 0
    if (isFirst && isMailHead(line.text)) return
    if (isAddress(line.text)) return void parts.notes.push(line.text)
    const tags = isPage ? [] : tagsIn(line.text)
    const heading = tags.length > 0 ? null : findHeading(line.text, line.level > 0)
    if (tags.length > 0) parts.tags.push(...tags)
    else if (heading && isBareNote(heading) && (isFirst || isButtonWithin(heading, next))) return
    else if (heading && isLoneNote(heading)) parts.notes.push(line.text.replace(BULLET, ''))
    else if (heading && !isTitle(heading) && !isNameOfStep(heading)) begin(heading, line)
    else put(line)
  }

  function begin(heading: Heading, { text, level: signs }: TextLine): void {
    // What a page tells before its ingredients is a story.
    if (heading.part === 'lines' && parts.lines.length === 0) moveAll(parts.steps, early)
    if (heading.part === part && heading.isNamed) parts[part].push(`${heading.label}:`)
    part = heading.part
    level = signs
    parts[part === 'lines' ? 'headings' : 'facts'].push(heading.label)
    const { content } = heading
    if (part === 'lines') moveAll(listOf(content), parts.lines)
    else if (content !== '') parts[part].push(part === 'notes' && !isPage ? text : content)
  }

  function put({ text, level: signs, group }: TextLine): void {
    if (isOtherSection(text, signs)) part = 'other'
    if (part === 'other') parts.notes.push(text)
    else if (holdsFacts() && isStatedFact(text)) parts.facts.push(text)
    else if (part !== 'head')
      parts[part].push(group !== null || isGroup(text) ? `${group ?? text}:` : text)
    else if (signs > 0 && NO_TITLE.test(parts.head[0] ?? '')) parts.head.unshift(text)
    else parts.head.push(text)
  }

  /** Behind the recipe, notes may say how long it keeps. */
  function holdsFacts(): boolean {
    const isAbove = parts.lines.length === 0 && parts.steps.length === 0
    return part === 'notes' ? isAbove : part !== 'head'
  }

  /** A button above the title: `Print` */
  function isBareNote({ part: named, isNamed, content }: Heading): boolean {
    return named === 'notes' && !isNamed && content === ''
  }

  /** `Print` between two ingredients, or two steps with numbers. */
  function isButtonWithin({ label }: Heading, next: string): boolean {
    const isWithin = part === 'lines' || part === 'steps'
    return isWithin && STARTS_WITH_AMOUNT.test(next) && NOTE_BUTTONS.has(plainLetters(label))
  }

  /** A heading of Markdown of which nothing is known, such as `## Wine`. */
  function isOtherSection(text: string, signs: number): boolean {
    return part !== 'head' && signs > 0 && signs <= level && !isGroup(text)
  }

  /** `Tip: use a red one`; what is below it is no part of it. */
  function isLoneNote({ part: named, label, content }: Heading): boolean {
    return named === 'notes' && content !== '' && !isPage && !isNoteList(label)
  }

  function isTitle({ part: named, isNamed, content }: Heading): boolean {
    const isFirst = !isPage && part === 'head' && parts.head.length === 0
    return isFirst && named !== 'lines' && (isNamed || content !== '')
  }

  function isNameOfStep(heading: Heading): boolean {
    return part === 'steps' && heading.part === 'steps' && heading.content !== ''
  }
}

/** Lists that lack their heading are found by what their lines look like. */
function settled(parts: Parts, early: readonly string[], isPage: boolean): Parts {
  const steps = parts.steps.length > 0 ? parts.steps : [...early]
  const isNamed = parts.lines.length > 0 || isPage
  const { head, lines } = isNamed ? parts : linesInHead(parts.head)
  if (steps.length > 0) return { ...parts, head, lines, steps }
  const from = stepsBelow(lines)
  // Amounts alone, without a heading, are no recipe.
  if (!isNamed && from === lines.length) return parts
  return { ...parts, head, lines: lines.slice(0, from), steps: lines.slice(from) }
}

function moveAll(from: string[], to: string[]): void {
  for (const line of from.splice(0)) to.push(line)
}

/** `2 eggs, 200 g flour, salt`; a comma may stand within the only line. */
function listOf(content: string): string[] {
  if (content === '') return []
  const pieces = content.replace(/[.;,]$/u, '').split(/[,;]\s+(?![^(]{0,60}\))/u)
  const isList = pieces.length > 2 || pieces.slice(1).every((piece) => /^[\p{N}]/u.test(piece))
  return isList ? pieces : [content]
}

const LABELLED = /^[-•*\s]*(?:tags|keywords|schlagwörter|étiquettes|etiquetas)\s*:\s*(.+)$/iu
const HASHTAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u

/** The tags of a line such as `Tags: soup, quick` and `#soup #quick`; none of another line. */
function tagsIn(line: string): string[] {
  const list = LABELLED.exec(line)?.[1]?.split(/\s*,\s*/u) ?? []
  return HASHTAGS.test(line) ? line.slice(1).split(/\s*#/u) : list
}
