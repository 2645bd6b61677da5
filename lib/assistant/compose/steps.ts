import { nameOf } from '@/lib/assistant/compose/draft'
import { isIn } from '@/lib/assistant/patterns'
import { contentWords } from '@/lib/assistant/read/read-question'
import type { Interpretation } from '@/lib/assistant/stages'
import { counted } from '@/lib/format'
import { listOf } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const [STEP, INGREDIENT] = termsOf('step ingredient')

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
