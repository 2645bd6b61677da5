import { nameOf } from '@/lib/assistant/compose/draft'
import type { Interpretation } from '@/lib/assistant/stages'
import { counted } from '@/lib/format'
import { listOf } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const [STEP, INGREDIENT] = termsOf('step ingredient')

export function stepText(entry: Entry, { step }: Interpretation): string | null {
  const steps = (entry.details ?? '').split('\n')
  const number = step === -1 ? steps.length : step
  const text = number === null ? undefined : steps[number - 1]
  return text ? `Step ${number} of ${steps.length} of ${nameOf(entry)}: ${text}` : null
}

export function partsText(entry: Entry, countedTerm: string | null): string | null {
  const isSteps = countedTerm === STEP
  if (!entry.kind.scale || (!isSteps && countedTerm !== INGREDIENT)) return null
  const parts = isSteps ? (entry.details ?? '').split('\n') : listOf(entry, 'ingredients')
  return `${nameOf(entry)} has ${counted(parts.length, isSteps ? 'step' : 'ingredient')}.`
}
