import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'

const STEP_WORD = '(?:step|instruction|schritt|étape|etape|krok|passo|paso|βήμα|stap|steg|trin)'
const STEP_LINE = new RegExp(
  `^(?:[\\p{L} ]{1,40}\\s[–:-]\\s*|#+\\s*)?${STEP_WORD}\\s*\\d{1,2}\\s*[.:)]?$`,
  'iu',
)
const NUMBERING = new RegExp(
  `^(?:${STEP_WORD}\\s*\\d{1,2}(?:\\s*[.:)–-]\\s*|\\s+(?=\\p{Lu}))|\\d{1,2}\\s*[.):]\\s+|\\d{1,2}[.)](?=\\p{Lu})|[•*–▢☐-]\\s+)`,
  'iu',
)
const SENTENCE = /[^.!?…]*(?:[.!?…]+["”’)\]]*(?:\s+|$)|$)|[.!?…]+/gu

/** A line that only counts, such as `Step 1`. */
export function isStepLine(line: string): boolean {
  return STEP_LINE.test(line)
}

/** One step a line; a line that begins in the middle of a sentence belongs to the one before. */
export function splitSteps(text: string): string[] {
  const steps: string[] = []
  for (const line of text.split('\n')) {
    if (isStepLine(line)) continue
    const last = steps.at(-1)
    const step = withoutNumber(line)
    const isWrapped = last !== undefined && step === line && /^\p{Ll}/u.test(line)
    if (isWrapped && /[\p{L}\p{N},;–-]$/u.test(last)) steps[steps.length - 1] = `${last} ${line}`
    else if (/[\p{L}\d]/u.test(step)) steps.push(step)
  }
  return steps
}

export function withoutNumber(line: string): string {
  return line.replace(NUMBERING, '').trim()
}

/** Pieces that a step can hold, cut between sentences where that is possible. */
export function cutAtSentences(step: string): string[] {
  if (step.length <= RECIPE_LIMITS.step) return [step]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of step.match(SENTENCE) ?? []) {
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
