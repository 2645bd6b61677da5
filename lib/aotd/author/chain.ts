import { authorOf } from '@/lib/aotd/author/author'
import { ART_TAG } from '@/lib/aotd/tags'
import type { Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { type Artwork, ArtworkModel } from '@/models/artwork'

type Link = Pick<Artwork, 'dateKey' | 'createdById' | 'emojis' | 'nextEmojis'>

/** Who chose the emojis of a day's picture and when (G-59), and where the chain of choices begins. */
export async function findEmojiChoice(_viewer: Viewer, dateKey: string) {
  const links = await cached('art-chain', [ART_TAG], readLinks)
  const chooser = chooserOf(links, dateKey)
  if (!chooser) return null
  let first = chooser
  for (let before: Link | undefined = first; before; before = chooserOf(links, first.dateKey)) {
    first = before
  }
  const { createdBy } = await authorOf(String(chooser.createdById))
  return { dateKey: chooser.dateKey, createdBy, first: first.dateKey }
}

/**
 * An emoji is chosen once for ever (G-60), so it names who chose it, for the picture that came next
 * (G-59). A later picture has it as the emoji of its own author (G-37).
 */
function chooserOf(links: readonly Link[], dateKey: string): Link | undefined {
  const [emoji] = links.find((link) => link.dateKey === dateKey)?.emojis ?? []
  if (emoji === undefined) return undefined
  const earlier = links.filter((link) => link.dateKey < dateKey)
  const last = earlier.find(({ emojis, nextEmojis }) => [...emojis, ...nextEmojis].includes(emoji))
  return last?.nextEmojis.includes(emoji) ? last : undefined
}

function readLinks(): Promise<Link[]> {
  return ArtworkModel.live
    .find({ 'generationStatus.status': 'completed', isSample: false })
    .select({ dateKey: 1, createdById: 1, emojis: 1, nextEmojis: 1 })
    .sort({ dateKey: -1 })
    .lean()
}
