import type { Art } from '@/lib/aotd/artworks'
import { AUTHOR_REPLIES, authoredArtFilter, getAuthoredArt } from '@/lib/aotd/author/authored-art'
import { AUTHOR_TEXTS, QUOTE_MAX } from '@/lib/aotd/catalogue'
import { artContent } from '@/lib/aotd/content'
import type { QuoteAnswer } from '@/lib/aotd/author/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { AppError, refusedAt } from '@/lib/errors'
import { cleanLine, LINE_BREAK } from '@/lib/http/clean-text'
import { passesModeration } from '@/lib/integrations/ai/moderation/moderate'
import { memberActed } from '@/lib/jobs/member-events'

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** An art takes one once; one of several parallel calls succeeds (G-57). */
export async function setQuote(
  viewer: Viewer,
  { quote, dateKey }: { quote: string; dateKey?: string | undefined },
): Promise<QuoteAnswer> {
  const art = await getArtWithoutQuote(viewer, dateKey)
  const authorQuote = toQuote(quote)
  if (!(await passesModeration(authorQuote))) throw refusedAt('quote', AUTHOR_REPLIES.quoteUnkind)
  const where = withoutQuoteFilter(viewer, art)
  if (!(await artContent.touch(where, { $set: { authorQuote } }))) {
    await getArtWithoutQuote(viewer, art.dateKey)
    throw new AppError('conflict')
  }
  await memberActed(viewer.id)
  return { message: AUTHOR_REPLIES.quoteSet, authorQuote }
}

export async function getArtWithoutQuote(viewer: Viewer, dateKey?: string): Promise<Art> {
  const art = await getAuthoredArt(viewer, AUTHOR_REPLIES.quoteDenied, dateKey)
  if (art.authorQuote) throw new AppError('conflict', { message: AUTHOR_REPLIES.quoteTaken })
  return art
}

/** An admin may have set it to ''. */
export function withoutQuoteFilter(viewer: Viewer, art: Art) {
  return { ...authoredArtFilter(viewer, art), authorQuote: { $in: [null, ''] } }
}

function toQuote(text: string): string {
  const trimmed = text.trim()
  if (LINE_BREAK.test(trimmed)) throw refusedAt('quote', AUTHOR_REPLIES.quoteLines)
  const quote = cleanLine(trimmed)
  if (!VISIBLE.test(quote)) throw refusedAt('quote', AUTHOR_REPLIES.quoteMissing)
  if ([...quote].length > QUOTE_MAX) throw refusedAt('quote', AUTHOR_TEXTS.quoteTooLong)
  return quote
}
