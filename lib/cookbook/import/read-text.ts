import type { FoundRecipe } from '@/lib/cookbook/import/imported-recipe'
import { findHeading, type Heading } from '@/lib/cookbook/import/find-heading'
import { plainLetters, startOf } from '@/lib/cookbook/import/heading-words'
import { readServings } from '@/lib/cookbook/import/read-servings'
import { BULLET, isStepLine, splitSteps } from '@/lib/cookbook/import/split-steps'
import {
  chunksOf,
  cookingTime,
  isFact,
  isStatedFact,
  statesServings,
  timeOf,
} from '@/lib/cookbook/import/text-facts'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }

const MARKDOWN_HEADING = /^(#{1,6})\s+(.*?)[#\s]*$/u
const MARKS = /\*\*|__|`|^\s*[-*•]\s*\[[ x]?\]\s*/giu
const LINK = /\[([^[\]]*)\]\([^()\s]*\)/gu
const RULE = /^(?:[-=*_]\s*){3,}$/u
const TITLE_LABEL =
  /^(?:title|titel|titre|titolo|título|recipe|rezept|recette|ricetta|receta)\s*:\s*/iu
const NUMBERED = /^\d{1,2}\s*[.)]\s/u
/** At least four words, with a stop. */
const SENTENCE = /^\p{Lu}\S*(?:\s\S+){3,}[.!?]$/u

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
  const chunks = chunksOf([...head, ...parts.facts])
  return {
    title: isPage && pageTitle ? pageTitle : firstLine.replace(TITLE_LABEL, ''),
    description: isPage ? '' : others.filter((line) => !isFact(line)).join(' '),
    time: cookingTime(timeOf(chunks)),
    servings: readServings([...chunks.filter(statesServings), ...parts.headings]),
    tags: [],
    lines: parts.lines.map((line) => line.replace(BULLET, '')),
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
  const parts: Record<Exclude<Part, 'other'> | 'headings' | 'facts', string[]> = {
    head: [],
    headings: [],
    facts: [],
    lines: [],
    steps: [],
    notes: [],
  }
  const early: string[] = []
  let part: Part = 'head'
  let level = 0
  for (const raw of text.split('\n')) {
    const [, signs = '', marked] = MARKDOWN_HEADING.exec(raw) ?? []
    const line = (marked ?? raw).replace(MARKS, '').replace(LINK, '$1').trim()
    if (line === '' || RULE.test(line) || isStepLine(line)) continue
    const heading = findHeading(line, signs !== '')
    if (heading?.part === 'notes' && heading.content && !isPage)
      parts.notes.push(line.replace(BULLET, ''))
    else if (heading && !isTitle(heading) && !isNameOfStep(heading)) {
      // What a page tells before its ingredients is a story.
      const isStory = heading.part === 'lines' && parts.lines.length === 0
      for (const step of isStory ? parts.steps.splice(0) : []) early.push(step)
      if (heading.part === part && heading.isNamed) parts[part].push(`${heading.label}:`)
      part = heading.part
      level = signs.length
      parts[part === 'lines' ? 'headings' : 'facts'].push(heading.label)
      const content = part === 'lines' ? listOf(heading.content) : [heading.content]
      for (const text of content.filter(Boolean)) parts[part].push(text)
    } else if (
      part !== 'head' &&
      signs !== '' &&
      signs.length <= level &&
      !GROUP.test(plainLetters(line))
    ) {
      part = 'other'
      parts.notes.push(line)
    } else if (part === 'other') parts.notes.push(line)
    else if ((part === 'lines' || part === 'steps') && isStatedFact(line)) parts.facts.push(line)
    else parts[part].push(signs && part !== 'head' ? `${line}:` : line)
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
