import { now } from '@/lib/clock'
import { env } from '@/lib/env'

const TERMS_UNTIL = new Date('2025-03-22T00:00:00Z')

/** The terms gate of sign-up (G-36): over once its date has passed, with no marker it never shows. */
export function readTermsGate(): { isOver: boolean; marker: string | null } {
  const isOver = now() >= TERMS_UNTIL
  // What is asked for stays a secret once nothing is asked for any more.
  return { isOver, marker: isOver ? null : (env().TERMS_MARKER ?? null) }
}
