import { deedsIn, nameOf } from '@/lib/assistant/compose/draft'
import { clipped, sentencesWith } from '@/lib/assistant/compose/passages'
import { findIn, isIn } from '@/lib/assistant/patterns'
import { contentWords } from '@/lib/assistant/read/read-question'
import type { Interpretation } from '@/lib/assistant/stages'
import { counted } from '@/lib/format'
import { listOf } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { isCommonWord, termsOf } from '@/lib/search/words'

const [STEP, INGREDIENT] = termsOf('step ingredient')
const LEAST_OF_STEP = 2

/** `Do I grate the tomatoes or chop them?` The step is quoted, which may say the one and the other. */
export function deedText({ details = '', kind, ...entry }: Entry, text: string): string | null {
  const [, act = '', rest = ''] = (kind.scale && findIn('asksDeed', text)) || []
  if (deedsIn(act).length === 0) return null
  const deeds = deedsIn(`${act} ${rest}`)
  const done = details
    .split(/(?<=[.!?])\s+/)
    .filter((one) => termsOf(one).some((term) => deeds.includes(term)))
  const things = termsOf(contentWords(text))
  const step = sentencesWith((done.length > 0 ? done : [details]).join(' '), [...things, ...deeds])
  const silence = done.length > 0 ? '' : 'Its steps do not say that. '
  return step && `${silence}${nameOf({ ...entry, kind })}: ${clipped(step)}`
}

/** `Why do I take the pot off the heat?` is told by the one step that names it and gives a reason. */
export function reasonText(entry: Entry, text: string): string | null {
  if (!isIn('asksReason', text)) return null
  const title = termsOf(entry.title)
  const sought = termsOf(text).filter((term) => !isCommonWord(term) && !title.includes(term))
  const heldIn = (step: string) => sought.filter((term) => termsOf(step).includes(term)).length
  const steps = (entry.details ?? '').split('\n').toSorted((a, b) => heldIn(b) - heldIn(a))
  const [step = ''] = steps
  const isTold = sought.length > 0 && heldIn(step) >= Math.min(LEAST_OF_STEP, sought.length)
  const reason = isTold && sentencesWith(step, termsOf(step), 'reason')
  return reason ? `${nameOf(entry)}: ${clipped(reason)}` : null
}

/** The terms of `how long do the plums cook`, if they name a part of the dish and not its title. */
export function cookedPart(entry: Entry, text: string): string[] {
  const [, next = ''] = findIn('waitsFor', text) ?? []
  if (deedsIn(next).length > 0) return [...deedsIn(text), ...deedsIn('wait')]
  const [, object, subject = object] = findIn('cookedPart', text) ?? []
  const named = termsOf(subject ?? '')
  const parts = termsOf(listOf(entry, 'ingredients').join(' '))
  const isWhole = termsOf(entry.title).every((term) => named.includes(term))
  const isPart = named.length > 0 && !isWhole && named.every((term) => parts.includes(term))
  return isPart ? termsOf(text) : []
}

export function stepText(entry: Entry, { step, text: wording }: Interpretation): string | null {
  const steps = (entry.details ?? '').split('\n')
  const title = termsOf(entry.title)
  const sought = termsOf(contentWords(wording)).filter((term) => !title.includes(term))
  const rates = steps.map((one) => termsOf(one).filter((term) => sought.includes(term)).length)
  const isNext = isIn('asksAfter', wording)
  const best = isNext || isIn('asksStep', wording) ? Math.max(...rates) : 0
  const found = best > 0 ? rates.indexOf(best) + (isNext ? 2 : 1) : step
  const number = found === -1 ? steps.length : found
  const text = number === null ? undefined : steps[number - 1]
  return text ? `Step ${number} of ${steps.length} of ${nameOf(entry)}: ${text}` : null
}

export function partsText(entry: Entry, countedTerm: string | null): string | null {
  const isSteps = countedTerm === STEP
  if (!entry.kind.scale || (!isSteps && countedTerm !== INGREDIENT)) return null
  const parts = isSteps ? (entry.details ?? '').split('\n') : listOf(entry, 'ingredients')
  return `${nameOf(entry)} has ${counted(parts.length, isSteps ? 'step' : 'ingredient')}.`
}
