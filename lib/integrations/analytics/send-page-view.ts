import { env } from '@/lib/env'
import { streamedFetch } from '@/lib/integrations/buffered-fetch'
import { logger } from '@/lib/logger'
import { withTimeLimit } from '@/lib/runtime/time-limit'

const TIMEOUT_MS = 3000

/** Sent by the server, without any data of the visitor. */
export function sendPageView(path: string): void {
  const { ANALYTICS_URL, SITE_URL } = env()
  if (!ANALYTICS_URL) return
  const body = JSON.stringify({ name: 'pageview', url: new URL(path, SITE_URL).href })
  const headers = { 'content-type': 'application/json' }
  withTimeLimit(TIMEOUT_MS, async (signal) => {
    const response = await streamedFetch(ANALYTICS_URL, { method: 'POST', headers, body, signal })
    await response.body?.cancel()
  }).catch((error: unknown) =>
    logger().debug({ err: error }, 'the analytics service was not reached'),
  )
}
