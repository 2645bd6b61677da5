import type { GET as getInfo } from '@/app/api/art-of-the-day/info/route'
import type { POST as postQuote } from '@/app/api/art-of-the-day/quote/route'
import type { POST as postNextEmojis } from '@/app/api/art-of-the-day/set-next-aotd-emojis/route'
import type { GET as getStatus } from '@/app/api/art-of-the-day/status/route'
import type { POST as postSuggestion } from '@/app/api/art-of-the-day/suggest-quote/route'
import type { GET as getToday } from '@/app/api/art-of-the-day/today/route'
import { callRoute } from '@/lib/http/client'

const BASE = '/api/art-of-the-day'

export const ART_TAG = 'art-of-the-day'
/** Apart, as each counted view raises it. */
export const VIEWS_TAG = 'art-views'

export const artKeys = { today: ['art-of-the-day', 'today'] as const }

/** Loading it counts as a view (G-55). */
export const TODAY_IMAGE_PATH = `${BASE}/today-image`

export function smallImagePath(filename: string): string {
  return `${BASE}/image-small/${encodeURIComponent(filename)}`
}

export function fullImagePath(filename: string): string {
  return `${BASE}/image/${encodeURIComponent(filename)}`
}

export function originalPath(filename: string): string {
  return `${BASE}/original/${encodeURIComponent(filename)}`
}

export function fetchToday() {
  return callRoute<typeof getToday>(`${BASE}/today`)
}

/** Starts nothing (G-49); `timestamp` defeats caches. */
export function fetchStatus(timestamp: number) {
  return callRoute<typeof getStatus>(`${BASE}/status?_=${timestamp}`)
}

export function fetchInfo() {
  return callRoute<typeof getInfo>(`${BASE}/info`)
}

export function submitQuote(quote: string, dateKey: string) {
  const body = { quote, dateKey }
  return callRoute<typeof postQuote>(`${BASE}/quote`, { method: 'POST', body })
}

export function suggestQuote(dateKey: string) {
  const body = { quote: '', dateKey }
  return callRoute<typeof postSuggestion>(`${BASE}/suggest-quote`, { method: 'POST', body })
}

export function setNextEmojis(emojis: string[], dateKey: string) {
  const body = { emojis, dateKey }
  return callRoute<typeof postNextEmojis>(`${BASE}/set-next-aotd-emojis`, { method: 'POST', body })
}
