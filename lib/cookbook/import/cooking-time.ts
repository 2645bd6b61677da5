import { findTimers } from '@/lib/cookbook/timers/find-timers'

const ISO = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,5})M)?(?:\d{1,6}(?:\.\d+)?S)?)?$/u
const MAX_MINUTES = 14 * 24 * 60

/** It reads an ISO 8601 duration, or words such as `40 minutes`; 0 means that there is none. */
export function minutesOf(text: string): number {
  const [, days, hours, minutes] = ISO.exec(text.trim()) ?? []
  const iso = Number(days ?? 0) * 1440 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  const found = iso || Math.round((findTimers(text.slice(0, 500))[0]?.high ?? 0) / 60)
  return found <= MAX_MINUTES ? found : 0
}

/** `1 h 15 mins`; empty for 0. */
export function cookingTime(total: number): string {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  const words = [hours && `${hours} h`, minutes && `${minutes} ${minutes === 1 ? 'min' : 'mins'}`]
  return words.filter(Boolean).join(' ')
}
