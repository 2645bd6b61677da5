import { today } from '@/lib/clock'
import { refusedAt } from '@/lib/errors'
import { addDays } from '@/lib/format'

/** Throws 400 with this text for a day after tomorrow in UTC (G-117). */
export function checkDateMade(dateMade: string, tooLate: string): void {
  if (dateMade <= addDays(today(), 1)) return
  throw refusedAt('dateMade', tooLate)
}
