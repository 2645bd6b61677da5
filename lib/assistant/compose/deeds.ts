import DEED_LINES from '@/lib/assistant/compose/deeds.json' with { type: 'json' }
import { termsOf } from '@/lib/search/words'

const DEEDS = DEED_LINES.deeds.map(termsOf)

/** The terms of what is done in a kitchen, with those that mean the same. */
export function deedsIn(text: string): string[] {
  const terms = termsOf(text)
  return DEEDS.filter((act) => act.some((term) => terms.includes(term))).flat()
}
