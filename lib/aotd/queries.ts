import type {
  ArtInfo,
  NextEmojisAnswer,
  PendingInfo,
  QuoteAnswer,
  StatusAnswer,
  SuggestionAnswer,
  TodayAnswer,
} from '@/lib/aotd/schema'
import { apiFetch } from '@/lib/http/client'

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
export function fetchToday(): Promise<TodayAnswer> {
  return apiFetch<TodayAnswer>(`${BASE}/today`)
}

/** How the painting goes; starts nothing (G-49). The number keeps caches on the way from answering. */
export function fetchStatus(timestamp: number): Promise<StatusAnswer> {
  return apiFetch<StatusAnswer>(`${BASE}/status?_=${timestamp}`)
}

/** Everything about the completed art, or with 202 the status it is still in (G-54). */
export function fetchInfo(): Promise<ArtInfo | PendingInfo> {
  return apiFetch<ArtInfo | PendingInfo>(`${BASE}/info`)
}

/** Sets the author's quote of the art of that day, once (G-57). */
export function submitQuote(quote: string, dateKey: string): Promise<QuoteAnswer> {
  return apiFetch<QuoteAnswer>(`${BASE}/quote`, { method: 'POST', body: { quote, dateKey } })
}

/** Asks for a quote to take, three times at most (G-58). */
export function suggestQuote(dateKey: string): Promise<SuggestionAnswer> {
  const body = { quote: '', dateKey }
  return apiFetch<SuggestionAnswer>(`${BASE}/suggest-quote`, { method: 'POST', body })
}

/** Sets, once, what the next art is made with (G-59). */
export function setNextEmojis(emojis: string[], dateKey: string): Promise<NextEmojisAnswer> {
  const body = { emojis, dateKey }
  return apiFetch<NextEmojisAnswer>(`${BASE}/set-next-aotd-emojis`, { method: 'POST', body })
}
