import type { Page } from '@playwright/test'

/** What a page may load of scripts, as they travel. */
export const MAX_SCRIPT_BYTES = 140 * 1024

/** Notes the scripts that a page loads from now on; the answer tells their bytes in brotli. */
export function watchScripts(page: Page): () => Promise<number> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return async () => {
    let total = 0
    for (const url of scripts) {
      const answer = await page.request.head(url, { headers: { 'accept-encoding': 'br' } })
      total += Number(answer.headers()['content-length'])
    }
    return total
  }
}
