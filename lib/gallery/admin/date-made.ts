import { now } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { isoDay } from '@/lib/format'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'

export function today(): string {
  return isoDay(now().toISOString())
}

/** Throws 400 for a day after tomorrow's start in UTC (G-117). */
export function checkDate(dateMade: string): void {
  const latest = isoDay(new Date(now().getTime() + DAY_MS).toISOString())
  if (dateMade <= latest) return
  const message = GALLERY_TEXTS.dateLate
  throw new AppError('invalid', { message, fields: { dateMade: message } })
}
