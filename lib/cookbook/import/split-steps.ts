import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { isButton } from '@/lib/cookbook/import/buttons'
import { joinedLine } from '@/lib/cookbook/import/join-wrapped'
import { plainLine } from '@/lib/cookbook/import/plain-markup'

export const STEP_WORD =
  '(?:step|instruction|schritt|étape|etape|krok|passo|paso|βήμα|stap|steg|trin)'
const BULLETS = '\\p{Co}→➔▸►»●‣✓✔✅▪▶◦○■□☐▢◻⬜🔹🔸🔶🔷👉➡•·*–—-'
export const BULLET = new RegExp(
  `^(?:[${BULLETS}]+[\\uFE0F\\p{EMod}]*\\s+|o\\s(?=[\\p{Lu}\\p{N}]))`,
  'u',
)
const LONGEST_NAME = 50
const STEP_LINE = new RegExp(
  `^(?:[\\p{L} ]{1,40}\\s[–:-]\\s*|#+\\s*)?${STEP_WORD}\\s*:?\\s*\\d{1,2}(?:\\s*(?:/|of|von|sur|di|de)\\s*\\d{1,2})?\\s*[.:)]?$`,
  'iu',
)
const NUMBERING = new RegExp(
  `^(?:${STEP_WORD}\\s*\\d{1,2}(?:\\s*[.:)–-]\\s*|\\s+(?=\\p{Lu}))|\\d{1,2}\\s*[.):][-–]?\\s+|\\(\\d{1,2}\\)\\s*|\\d{1,2}\\s*[-–/º]\\s+(?=\\p{L})|\\d\\uFE0F?\\u20E3\\s*|\\d{1,2}\\.[ºª]\\s+|\\d{1,2}[.)](?=\\p{Lu})|[\\u2460-\\u2473\\u2776-\\u2793]\\s*|[a-h]\\)\\s+|[${BULLETS}]+[\\uFE0F\\p{EMod}]*\\s+)`,
  'iu',
)
const COUNT = /^\(?(?:\d{1,2}|[①-⑳❶-➓]|\d\uFE0F?\u20E3)\s*[.:)]?$/u
const FIRST_OF_LINE = new RegExp(`^\\s*(?:${STEP_WORD}\\s*)?1\\s*[.):]\\s`, 'iu')
const SENTENCE_END = /(?=\S)(?<=[.!?…]["”’)\]]*\s+)/u

/** A line that only counts, such as `Step 1`. */
export function isStepLine(line: string): boolean {
  return STEP_LINE.test(line)
}

/** One step a line; a line that begins in the middle of a sentence belongs to the one before. */
export function splitSteps(text: string): string[] {
  const steps: string[] = []
  const lines = text.replaceAll('\\n', '\n').split('\n').map(plainLine)
  for (const line of lines.flatMap(splitNumbered)) {
    const last = steps.at(-1)
    const step = withoutNumber(line)
    if (isStepLine(line) || COUNT.test(line) || isButton(step)) continue
    const isWrapped =
      step === line && /^\p{Ll}/u.test(line) && /[\p{L}\p{N},;–-]$/u.test(last ?? '')
    if (last !== undefined && (isWrapped || isName(last)))
      steps[steps.length - 1] = joinedLine(last, step)
    else if (/[\p{L}\d]/u.test(step)) steps.push(step)
  }
  return steps
}

/** The name of a group stands before the step below it. */
export function withNames(steps: readonly string[]): string[] {
  const named: string[] = []
  for (const step of steps) {
    const last = named.at(-1)
    if (last !== undefined && isName(last)) named[named.length - 1] = `${last} ${step}`
    else named.push(step)
  }
  return named
}

/** `1. Chop the onion. 2. Stew the beans.` */
function splitNumbered(line: string): string[] {
  const pieces: string[] = []
  let rest = line
  for (let number = 2; FIRST_OF_LINE.test(line); number += 1) {
    const next = new RegExp(`\\s(?=(?:${STEP_WORD}\\s*)?${number}\\s*[.):]\\s+\\p{L})`, 'iu').exec(
      rest,
    )
    if (!next) break
    pieces.push(rest.slice(0, next.index))
    rest = rest.slice(next.index + 1)
  }
  return [...pieces, rest]
}

/** `For the sauce:` stands before the step that it names. */
function isName(line: string): boolean {
  return line.endsWith(':') && line.length <= LONGEST_NAME
}

export function withoutNumber(line: string): string {
  return line.replace(BULLET, '').replace(NUMBERING, '').trim()
}

/** Pieces that a step can hold, cut between sentences where that is possible. */
export function cutAtSentences(step: string): string[] {
  if (step.length <= RECIPE_LIMITS.step) return [step]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of step.split(SENTENCE_END)) {
    if (piece !== '' && piece.length + sentence.trimEnd().length > RECIPE_LIMITS.step) {
      pieces.push(piece.trim())
      piece = ''
    }
    piece += sentence
    while (piece.length > RECIPE_LIMITS.step && piece.trimEnd().length > RECIPE_LIMITS.step) {
      const space = piece.lastIndexOf(' ', RECIPE_LIMITS.step)
      const end = space > 0 ? space : RECIPE_LIMITS.step
      pieces.push(piece.slice(0, end).trim())
      piece = piece.slice(end)
    }
  }
  return [...pieces, piece.trim()].filter(Boolean)
}
