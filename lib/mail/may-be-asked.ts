import { nowMs } from '@/lib/clock'
import { HOUR_MS } from '@/lib/durations'

/** Matches whom no mail has asked to confirm within the last hour (G-120). */
export function mayBeAsked() {
  return { $or: [{ askedAt: null }, { askedAt: { $lte: new Date(nowMs() - HOUR_MS) } }] }
}
