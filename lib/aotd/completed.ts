import { QUOTE_FIELDS, hasOwnQuote } from '@/lib/aotd/artworks'
import { ART_TAG } from '@/lib/aotd/tags'
import { artDayStart } from '@/lib/aotd/day'
import { cached } from '@/lib/cache'
import { ArtworkModel } from '@/models/artwork'

export type CompletedArt = {
  dateKey: string
  authorId: string
  hasOwnQuote: boolean
  /** It is an ISO time. */
  completedAt: string
}

/** They are in the order of the days, without samples. */
export function listCompletedArt(): Promise<CompletedArt[]> {
  return cached('completed-art', [ART_TAG], async () => {
    const art = await ArtworkModel.live
      .find({ 'generationStatus.status': 'completed', isSample: { $ne: true } })
      .select({
        dateKey: 1,
        createdById: 1,
        ...QUOTE_FIELDS,
        'generationStatus.completedAt': 1,
      })
      .sort({ dateKey: 1 })
      .lean()
    return art.map(({ dateKey, createdById, generationStatus, ...quote }) => ({
      dateKey,
      authorId: String(createdById),
      hasOwnQuote: hasOwnQuote(quote),
      completedAt: (generationStatus.completedAt ?? artDayStart(dateKey)).toISOString(),
    }))
  })
}
