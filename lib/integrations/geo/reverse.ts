import { cutText } from '@/lib/config/cut-text'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { DAY_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { askJson } from '@/lib/integrations/ask-json'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

export type Town = { city: string | null; country: string | null }

const NOWHERE: Town = { city: null, country: null }
const TIMEOUT_MS = 5000
const ZOOM = '10'
const NAME_MAX = 80

const name = z.string().trim().min(1).optional().catch(undefined)
const answer = z.object({
  address: z.object({ city: name, town: name, village: name, country: name }).optional(),
})

const known = () => shared('towns', () => new LRUCache<string, Town>({ max: 500, ttl: DAY_MS }))

/** City, else town, else village; nulls where it is off, unknown or fails (G-85, G-128). */
export async function findTown(
  { lat, lng }: { lat: number; lng: number },
  { timeoutMs = TIMEOUT_MS } = {},
): Promise<Town> {
  const base = env().GEOCODER_URL
  if (!base) return NOWHERE
  const url = new URL(base)
  const query = { format: 'jsonv2', lat: lat.toFixed(4), lon: lng.toFixed(4), zoom: ZOOM }
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  const found = known().get(url.href)
  if (found) return found
  try {
    const town = await ask(url, timeoutMs)
    known().set(url.href, town)
    return town
  } catch (error) {
    logger().warn({ err: error }, 'The town of a place could not be looked up.')
    return NOWHERE
  }
}

async function ask(url: URL, timeoutMs: number): Promise<Town> {
  const headers = { accept: 'application/json', 'accept-language': 'en' }
  const { address = {} } = await askJson(url, answer, { headers, timeoutMs })
  const cut = (text?: string) => (text === undefined ? null : cutText(text, NAME_MAX))
  return {
    city: cut(address.city ?? address.town ?? address.village),
    country: cut(address.country),
  }
}
