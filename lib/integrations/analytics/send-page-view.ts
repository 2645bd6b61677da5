import { env } from '@/lib/env'
import { logger } from '@/lib/logger'

const PATIENCE_MS = 3000

/**
 * Tells the service at `ANALYTICS_URL`, if one is set, that a page was opened. It is sent by the
 * server and after the fact: the service learns the page, and nothing of the visitor.
 */
export function sendPageView(path: string): void {
  const { ANALYTICS_URL, SITE_URL } = env()
  if (!ANALYTICS_URL) return
  const body = JSON.stringify({ name: 'pageview', url: new URL(path, SITE_URL).href })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  fetch(ANALYTICS_URL, { method: 'POST', headers, body, signal }).then(
    (response) => response.body?.cancel(),
    (error: unknown) => logger().debug({ err: error }, 'the analytics service was not reached'),
  )
}
