import { ART_TAG } from '@/lib/aotd/queries'
import { cached } from '@/lib/cache'
import { ArtworkModel } from '@/models/artwork'

/** What statistics need to know of a completed artwork. */
export type CompletedArt = {
  /** Art day, YYYY-MM-DD. */
  dateKey: string
  authorId: string
  /** Whether it has a quote that its author found alone. */
  hasOwnQuote: boolean
}

/** All completed art that counts, in the order of its days; what was made up does not count. */
export function listCompletedArt(): Promise<CompletedArt[]> {
  return cached('completed-art', [ART_TAG], async () => {
    const art = await ArtworkModel.find({
      'generationStatus.status': 'completed',
      deletedAt: null,
      isSample: { $ne: true },
    })
      .select({ dateKey: 1, createdById: 1, authorQuote: 1, quoteHelp: 1 })
      .sort({ dateKey: 1 })
      .lean()
    return art.map(({ dateKey, createdById, authorQuote, quoteHelp }) => ({
      dateKey,
      authorId: String(createdById),
      hasOwnQuote: !!authorQuote && quoteHelp === 0,
    }))
  })
}
