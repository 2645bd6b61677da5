import { MINUTE_MS } from '@/lib/durations'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'

/** Drawing takes longer than sending a stored picture. */
export function drawingRates(ip: string): RateRule[] {
  return [{ name: 'drawing', key: addressKey(ip), max: 120, windowMs: MINUTE_MS }]
}
