import { nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { isoDay } from '@/lib/format'

/** Throws 400 with this text for a day after tomorrow in UTC (G-117). */
export function checkDateMade(dateMade: string, tooLate: string): void {
  if (dateMade <= isoDay(new Date(nowMs() + DAY_MS).toISOString())) return
  throw new AppError('invalid', { message: tooLate }).at('dateMade')
}
