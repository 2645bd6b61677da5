import { authorOf } from '@/lib/aotd/author/author'
import { ART_TAG } from '@/lib/aotd/tags'
import type { Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { type Artwork, ArtworkModel } from '@/models/artwork'

type Link = Pick<Artwork, 'dateKey' | 'createdById' | 'emojis' | 'nextEmojis'>
type Choice = { dateKey: string; createdById: string; first: string }

/** Who chose the emojis of a day's picture and when (G-59), and where the chain of choices begins. */
export async function findEmojiChoice(_viewer: Viewer, day: string) {
  const choices = await cached('art-chain', [ART_TAG], readChoices)
  const choice = choices.get(day)
  if (!choice) return null
  const { dateKey, first } = choice
  const { createdBy } = await authorOf(choice.createdById)
  return { dateKey, createdBy, first }
}

/** An emoji is chosen once (G-60): it names who chose it, for the picture that came next (G-59). */
function choicesOf(links: readonly Link[]): Map<string, Choice> {
  const choices = new Map<string, Choice>()
  const choosers = new Map<string, Link>()
  for (const link of links) {
    const [emoji = ''] = link.emojis
    const chooser = choosers.get(emoji)
    if (chooser) {
      const { dateKey, createdById } = chooser
      const first = choices.get(dateKey)?.first ?? dateKey
      choices.set(link.dateKey, { dateKey, createdById: String(createdById), first })
    }
    // A later picture has it as the emoji of its own author (G-37).
    for (const used of link.emojis) choosers.delete(used)
    for (const chosen of link.nextEmojis) choosers.set(chosen, link)
  }
  return choices
}

async function readChoices(): Promise<Map<string, Choice>> {
  const links = await ArtworkModel.live
    .find({ 'generationStatus.status': 'completed', isSample: false })
    .select({ dateKey: 1, createdById: 1, emojis: 1, nextEmojis: 1 })
    .sort({ dateKey: 1 })
    .lean()
  return choicesOf(links)
}
