import { isIP } from 'node:net'
import { z } from 'zod'
import { env } from '@/lib/env'
import { askJson } from '@/lib/integrations/ask-json'
import { logger } from '@/lib/logger'

const TIMEOUT_MS = 3000
const NAME_MAX = 60

const name = z.string().trim().max(NAME_MAX).optional().catch(undefined)

const answer = z.object({ city: name, region: name, country_name: name, country: name })

/** The default, which makes no request (G-17). */
const noPlaceFinder: PlaceFinder = { findPlace: async () => undefined }

export function placeFinder({ timeoutMs = TIMEOUT_MS } = {}): PlaceFinder {
  const base = env().IP_LOOKUP_URL
  return base ? { findPlace: (ip) => lookUp(base, ip, timeoutMs) } : noPlaceFinder
}

/** The IP replaces `{ip}` in the URL, else it is appended. */
async function lookUp(base: string, ip: string, timeoutMs: number): Promise<string | undefined> {
  if (isIP(ip) === 0) return undefined
  const part = encodeURIComponent(ip)
  const url = base.includes('{ip}')
    ? base.replace('{ip}', part)
    : `${base.replace(/\/$/, '')}/${part}`
  try {
    const headers = { accept: 'application/json' }
    const found = await askJson(url, answer, { headers, timeoutMs })
    const { city, region, country_name, country } = found
    const parts = [city ?? region, country_name ?? country].filter((part) => part)
    return parts.length > 0 ? parts.join(', ') : undefined
  } catch (error) {
    logger().warn({ err: error }, 'The place of an address could not be looked up.')
    return undefined
  }
}

type PlaceFinder = {
  /** Town and country; undefined where unknown. Never rejects. */
  findPlace(ip: string): Promise<string | undefined>
}
