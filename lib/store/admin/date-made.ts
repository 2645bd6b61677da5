import { now, nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { isoDay } from '@/lib/format'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'

/** In UTC. */
export function today(): string {
  return isoDay(now().toISOString())
}

/** At most tomorrow in UTC, as it may be tomorrow already elsewhere (G-117). */
export function checkDateMade(dateMade: string): void {
  if (dateMade <= isoDay(new Date(nowMs() + DAY_MS).toISOString())) return
  const message = STORE_ADMIN_TEXTS.dateAhead
  throw new AppError('invalid', { message, fields: { dateMade: message } })
}
