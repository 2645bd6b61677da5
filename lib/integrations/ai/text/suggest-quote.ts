import type { ImageModel } from '@/lib/art-of-the-day/catalogue'
import { embeddedQuote, type QuoteFacts } from '@/lib/integrations/ai/text/embedded-quote'

/** The longest quote, in code points (G-57). */
const LONGEST = 45

export type QuoteRequest = QuoteFacts & { imgenModel: ImageModel }

/**
 * A quote that the author of a picture may take: one line of at most 45 code points. Without a
 * provider, or without money left, from the site's own words. Throws `unavailable` when a provider
 * that was asked fails, so that the use can be given back (G-58).
 */
export async function suggestQuoteFor(
  request: QuoteRequest,
  { signal }: { signal: AbortSignal },
): Promise<string> {
  signal.throwIfAborted()
  return embeddedQuote(request, LONGEST)
}
