import { Types } from 'mongoose'
import { type Art, readArt } from '@/lib/aotd/artworks'
import { artDayOf } from '@/lib/aotd/day'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'

/** 403 with `denied` for other viewers; 409 if not completed or not of today (G-57, G-62d). */
export async function getAuthoredArt(
  viewer: Viewer,
  denied: string,
  dateKey?: string,
): Promise<Art> {
  const today = artDayOf(now())
  const isOver = dateKey !== undefined && dateKey !== today
  const art = isOver ? null : await readArt(today)
  if (art && art.authorId !== viewer.id) throw new AppError('forbidden', { message: denied })
  if (art?.status !== 'completed') throw new AppError('conflict', { message: AUTHOR_REPLIES.noArt })
  return art
}

export function authoredArtFilter(viewer: Viewer, art: Art) {
  return {
    _id: new Types.ObjectId(art.id),
    createdById: new Types.ObjectId(viewer.id),
    dateKey: artDayOf(now()),
    'generationStatus.status': 'completed' as const,
  }
}

export const AUTHOR_REPLIES = {
  noArt: 'No completed art for today.',
  quoteDenied: 'You do not have permission to set the quote.',
  quoteMissing: 'Please enter a quote.',
  quoteLines: 'Quote must be a single line.',
  quoteUnkind: 'Please choose a kinder quote.',
  quoteTaken: 'A quote has already been set.',
  quoteSet: 'Quote submitted successfully!',
  helpSpent: 'AI quote help limit reached.',
  suggested: 'AI suggested a quote.',
  suggestedFromList: 'The AI is not available. These words are from the site’s own list.',
  emojisDenied: 'You do not have permission to set the next emojis.',
  emojisTaken: 'Next emojis are already set.',
  emojisReused: 'Some emojis have been used before. please choose different ones.',
  emojisSet: 'Next emojis set successfully!',
} as const
