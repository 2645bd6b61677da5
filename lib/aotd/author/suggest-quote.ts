import { Types } from 'mongoose'
import { toArtPreferences } from '@/lib/account/preferences'
import type { Art } from '@/lib/aotd/artworks'
import { AUTHOR_REPLIES } from '@/lib/aotd/author/authored-art'
import { QUOTE_HELP_MAX } from '@/lib/aotd/catalogue'
import { artDayStart } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { artContent } from '@/lib/aotd/content'
import { getArtWithoutQuote, withoutQuoteFilter } from '@/lib/aotd/author/quote'
import type { SuggestionAnswer } from '@/lib/aotd/author/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { nowMs } from '@/lib/clock'
import { AppError } from '@/lib/errors'
import { suggestQuoteFor } from '@/lib/integrations/ai/text/suggest-quote'
import { ArtworkModel } from '@/models/artwork'

/** The use is counted before the request, so that parallel calls stay within three (G-58). */
export async function suggestQuote(
  viewer: Viewer,
  { dateKey, signal }: { dateKey?: string | undefined; signal: AbortSignal },
): Promise<SuggestionAnswer> {
  const art = await getArtWithoutQuote(viewer, dateKey)
  const seed = await readSeed(art)
  const quoteHelp = await countUse(viewer, art)
  try {
    const {
      quote: suggestedQuote,
      isFallback,
      isEmbedded,
    } = await suggestQuoteFor(
      {
        title: art.title,
        altText: art.altText,
        emojis: art.emojis,
        seed: `${seed.secret}:${art.dateKey}:${quoteHelp}`,
        imgenModel: seed.imgenModel ?? toArtPreferences(null).imgenModel,
      },
      { signal },
    )
    if (!isFallback) {
      const answer = { message: AUTHOR_REPLIES.suggested, suggestedQuote, quoteHelp }
      return isEmbedded ? { ...answer, source: 'embedded' } : answer
    }
    await undoUse(art)
    const message = AUTHOR_REPLIES.suggestedFromList
    return { message, suggestedQuote, quoteHelp: quoteHelp - 1 }
  } catch (error) {
    if (!signal.aborted) await undoUse(art)
    throw error
  }
}

async function countUse(viewer: Viewer, art: Art): Promise<number> {
  const used = await artContent.updateOne(
    { ...withoutQuoteFilter(viewer, art), quoteHelp: { $lt: QUOTE_HELP_MAX }, deletedAt: null },
    { $inc: { quoteHelp: 1 } },
  )
  if (used) return used.quoteHelp
  await getArtWithoutQuote(viewer, art.dateKey)
  const leftMs = artDayStart(addDays(art.dateKey, 1)).getTime() - nowMs()
  const retryAfter = Math.max(1, Math.ceil(leftMs / 1000))
  throw new AppError('rate_limited', { message: AUTHOR_REPLIES.helpSpent, retryAfter })
}

async function undoUse(art: Art): Promise<void> {
  await artContent.updateMany(
    { _id: new Types.ObjectId(art.id), quoteHelp: { $gt: 0 } },
    { $inc: { quoteHelp: -1 } },
  )
}

async function readSeed({ id }: Art) {
  const found = await ArtworkModel.findById(id)
    .select({ 'seed.secret': 1, 'seed.imgenModel': 1 })
    .lean()
  return found?.seed ?? Promise.reject(new AppError('conflict'))
}
