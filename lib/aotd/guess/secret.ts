import { Types } from 'mongoose'
import { readGuessers } from '@/lib/account/preferences'
import { type Art, findArt, findLastCompleted } from '@/lib/aotd/artworks'
import { artDayOf } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { GUESS_TEXTS, MAX_TRIES, type Standing } from '@/lib/aotd/guess/catalogue'
import type { Try } from '@/lib/aotd/guess/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { EmojiGuessModel } from '@/models/emoji-guess'

type Game = { standing: Standing; art: Art | null; tries: Try[] }

export async function readGame(viewer: Viewer): Promise<Game> {
  const since = (await readGuessers()).get(viewer.id)
  const art = await findArt(artDayOf(now()))
  const idle = (standing: Standing): Game => ({ standing, art, tries: [] })
  if (since === undefined) return idle('off')
  if (art?.status !== 'completed' || !art.files) return idle('waiting')
  if (await knowsEmojis(viewer, art)) return idle('knows')
  // The emojis were shown until then.
  if (art.endedAt === null || since > art.endedAt) return idle('next')
  const guess = await EmojiGuessModel.findOne({
    userId: new Types.ObjectId(viewer.id),
    dateKey: art.dateKey,
  }).lean()
  const tries = (guess?.tries ?? []).map(({ emojis, marks }) => ({ emojis, marks }))
  const isOver = !!guess?.solvedAt || tries.length >= triesFor(art)
  return { standing: isOver ? 'over' : 'open', art, tries }
}

export function triesFor({ emojis }: Pick<Art, 'emojis'>): number {
  return emojis.length === 0 ? 1 : MAX_TRIES
}

/** The day of which this viewer is not told emojis, title and alt text, or null (G-158). */
export async function findSecretDay(viewer: Viewer | null): Promise<string | null> {
  if (!viewer || !(await readGuessers()).has(viewer.id)) return null
  const { standing, art } = await readGame(viewer)
  return standing === 'open' && art && art.emojis.length > 0 ? art.dateKey : null
}

/** A day as one may see it for whom `secretDay` is secret. */
export function withoutSecret<T extends { dateKey: string }>(day: T, secretDay: string | null): T {
  if (day.dateKey !== secretDay) return day
  return {
    ...day,
    ...('title' in day && { title: GUESS_TEXTS.hiddenTitle }),
    ...('altText' in day && { altText: GUESS_TEXTS.hiddenAlt }),
    ...('emojis' in day && { emojis: [] }),
  }
}

async function knowsEmojis(viewer: Viewer, art: Art): Promise<boolean> {
  if (art.authorId === viewer.id) return true
  const before = await findLastCompleted(addDays(art.dateKey, -1))
  return before?.authorId === viewer.id && before.nextEmojis.length > 0
}
