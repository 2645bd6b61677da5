import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { compareVersions, VERSION } from '@/lib/config/version'
import { DAY_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { askJson } from '@/lib/integrations/ask-json'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'

const TIMEOUT_MS = 3000

const version = z
  .string()
  .regex(/^v?\d{4}\.\d{1,2}\.\d{1,4}$/)
  .transform((text) => text.replace('v', ''))
/** A package registry and code hosts answer so for the newest release. */
const answer = z.union([z.object({ version }), z.object({ tag_name: version })])

type Answer = Promise<string | undefined>

const answers = () =>
  shared(
    'newest-version',
    () => new LRUCache<string, Answer>({ max: 1, ttl: DAY_MS, memoMethod: ask }),
  )

/** Undefined without `UPDATE_URL`, which allows the question, and where nothing newer is known (G-163). */
export async function findNewerVersion(): Answer {
  const { UPDATE_URL } = env()
  if (!UPDATE_URL) return undefined
  const newest = await answers().memo(UPDATE_URL)
  return newest && compareVersions(newest, VERSION) > 0 ? newest : undefined
}

async function ask(url: string): Answer {
  try {
    const headers = { accept: 'application/json' }
    const found = await askJson(url, answer, { headers, timeoutMs: TIMEOUT_MS })
    return 'version' in found ? found.version : found.tag_name
  } catch (error) {
    logger().warn({ err: error }, 'The newest version of the site could not be read.')
    return undefined
  }
}
