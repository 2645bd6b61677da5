import type { FoundRecipe } from '@/lib/cookbook/import/imported-recipe'
import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import { findTimers } from '@/lib/cookbook/timers/find-timers'

const INGREDIENTS = /^(?:the )?(?:ingredients|zutaten|υλικά|what you need|you need)\b/iu
const STEPS =
  /^(?:the )?(?:instructions|method|directions|preparation|steps|how to make|zubereitung|εκτέλεση|οδηγίες)(?!\p{L})/iu
const NOTES = /^(?:notes?|tips?|nutrition|equipment|storage)(?!\p{L})/iu
const NUMBERING = /^(?:step\s+)?\d{1,2}\s*[.):]\s+|^[•*–-]\s+/iu
const LONGEST_HEADING = 40
const FIGURE = /(?<![\p{L}\d.,-])\d{1,3}(?![\d.,]*[\de])/u
const PORTIONS =
  /(?:serves|servings|yields?|portions|makes|portionen|μερίδες)\D{0,12}(\d{1,3})|(\d{1,3})\s+(?:servings|portions|portionen|μερίδες)/iu
const ISO = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,5})M)?(?:\d{1,6}(?:\.\d+)?S)?)?$/u
const MAX_MINUTES = 14 * 24 * 60

/** Plain text with a heading above its ingredients or its steps; null without one. */
export function readText(text: string): FoundRecipe | null {
  const parts: Record<'head' | 'lines' | 'steps' | 'notes', string[]> = {
    head: [],
    lines: [],
    steps: [],
    notes: [],
  }
  let part: keyof typeof parts = 'head'
  for (const line of text.split('\n')) {
    const heading = partOf(line)
    if (heading) part = heading
    else parts[part].push(line)
  }
  if (parts.lines.length === 0 && parts.steps.length === 0) return null
  const [title = '', ...head] = parts.head
  const description = head.join(' ')
  const portions = PORTIONS.exec(description)
  return {
    title,
    description,
    time: cookingTime(minutesOf(description)),
    servings: readServings([portions?.[1] ?? portions?.[2] ?? '']),
    tags: [],
    lines: parts.lines,
    instructions: splitSteps(parts.steps.join('\n')),
  }
}

function partOf(line: string): 'lines' | 'steps' | 'notes' | null {
  if (line.length > LONGEST_HEADING || /[.!?]$/u.test(line)) return null
  if (INGREDIENTS.test(line)) return 'lines'
  if (STEPS.test(line)) return 'steps'
  return NOTES.test(line) ? 'notes' : null
}

export function splitSteps(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(NUMBERING, '').trim())
  return lines.filter(Boolean)
}

/** The first figure that can be a number of people. */
export function readServings(texts: readonly string[]): number | null {
  const figures = texts.map((text) => Number(FIGURE.exec(text.slice(0, 200))?.[0]))
  return (
    figures.find(
      (figure) => figure >= RECIPE_FIELDS.servings.min && figure <= RECIPE_FIELDS.servings.max,
    ) ?? null
  )
}

/** It reads an ISO 8601 duration, or words such as `40 minutes`; 0 means that there is none. */
export function minutesOf(text: string): number {
  const [, days, hours, minutes] = ISO.exec(text.trim()) ?? []
  const iso = Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  const found = iso || Math.round((findTimers(text.slice(0, 500))[0]?.high ?? 0) / 60)
  return found <= MAX_MINUTES ? found : 0
}

/** `1 h 15 mins`; empty for 0. */
export function cookingTime(total: number): string {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  const words = [hours && `${hours} h`, minutes && `${minutes} ${minutes === 1 ? 'min' : 'mins'}`]
  return words.filter(Boolean).join(' ')
}
