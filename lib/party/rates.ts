import { MINUTE_MS } from '@/lib/durations'
import { addressKey } from '@/lib/http/address-key'
import type { RateRule } from '@/lib/http/rate-limit'

export function pingRates({ ip }: { ip: string }): RateRule[] {
  return [{ name: 'ping', key: addressKey(ip), max: 30, windowMs: MINUTE_MS }]
}
