import { now } from '@/lib/clock'
import { env } from '@/lib/env'

const TERMS_UNTIL = new Date('2025-03-22T00:00:00Z')

export function readTermsGate(): { isOver: boolean; marker: string | null } {
  const isOver = now() >= TERMS_UNTIL
  // Never sends the secret marker once the gate is over.
  return { isOver, marker: isOver ? null : (env().TERMS_MARKER ?? null) }
}
