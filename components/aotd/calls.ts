import { callRoute } from '@/lib/http/call-route'

export const artCalls = {
  fetchToday: () => callRoute('/api/art-of-the-day/today', 'GET'),

  /** Starts nothing (G-49); `timestamp` defeats caches. */
  fetchStatus: (timestamp: number) =>
    callRoute('/api/art-of-the-day/status', 'GET', { query: { _: String(timestamp) } }),

  fetchInfo: () => callRoute('/api/art-of-the-day/info', 'GET'),

  submitQuote: (quote: string, dateKey: string) =>
    callRoute('/api/art-of-the-day/quote', 'POST', { body: { quote, dateKey } }),

  suggestQuote: (dateKey: string) =>
    callRoute('/api/art-of-the-day/suggest-quote', 'POST', { body: { quote: '', dateKey } }),

  setNextEmojis: (emojis: string[], dateKey: string) =>
    callRoute('/api/art-of-the-day/set-next-aotd-emojis', 'POST', { body: { emojis, dateKey } }),
}
