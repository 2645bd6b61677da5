import type { GET as getInfo } from '@/app/api/art-of-the-day/info/route'
import type { POST as postQuote } from '@/app/api/art-of-the-day/quote/route'
import type { POST as postNextEmojis } from '@/app/api/art-of-the-day/set-next-aotd-emojis/route'
import type { GET as getStatus } from '@/app/api/art-of-the-day/status/route'
import type { POST as postSuggestion } from '@/app/api/art-of-the-day/suggest-quote/route'
import type { GET as getToday } from '@/app/api/art-of-the-day/today/route'
import { callRoute } from '@/lib/http/client'

const BASE = '/api/art-of-the-day'

/** The cache tag of everything that shows the day's art or its colours. */
export const ART_TAG = 'art-of-the-day'

/** react-query's keys. */
export const artKeys = { today: ['art-of-the-day', 'today'] as const }

/** The full picture of today; loading it counts as a view (G-55). */
export const TODAY_IMAGE_PATH = `${BASE}/today-image`

/** A picture at 700 px for members; counts no view. */
export function smallImagePath(filename: string): string {
  return `${BASE}/image-small/${encodeURIComponent(filename)}`
}

/** A picture at 1024 px for members; counts no view (G-62a). */
export function fullImagePath(filename: string): string {
  return `${BASE}/image/${encodeURIComponent(filename)}`
}

/** The picture as it was made, to be saved by members. */
export function originalPath(filename: string): string {
  return `${BASE}/original/${encodeURIComponent(filename)}`
}

/** Asks for today's art; for whoever is eligible this starts the painting (G-47). */
export function fetchToday() {
  return callRoute<typeof getToday>(`${BASE}/today`)
}

/** How the painting goes; starts nothing (G-49). The number keeps caches on the way from answering. */
export function fetchStatus(timestamp: number) {
  return callRoute<typeof getStatus>(`${BASE}/status?_=${timestamp}`)
}

/** Everything about the completed art, or with 202 the status it is still in (G-54). */
export function fetchInfo() {
  return callRoute<typeof getInfo>(`${BASE}/info`)
}

/** Sets the author's quote of the art of that day, once (G-57). */
export function submitQuote(quote: string, dateKey: string) {
  const body = { quote, dateKey }
  return callRoute<typeof postQuote>(`${BASE}/quote`, { method: 'POST', body })
}

/** Asks for a quote to take, three times at most (G-58). */
export function suggestQuote(dateKey: string) {
  const body = { quote: '', dateKey }
  return callRoute<typeof postSuggestion>(`${BASE}/suggest-quote`, { method: 'POST', body })
}

/** Sets, once, what the next art is made with (G-59). */
export function setNextEmojis(emojis: string[], dateKey: string) {
  const body = { emojis, dateKey }
  return callRoute<typeof postNextEmojis>(`${BASE}/set-next-aotd-emojis`, { method: 'POST', body })
}
