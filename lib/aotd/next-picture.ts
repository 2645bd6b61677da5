import { listBirthdayUsers } from '@/lib/account/birthday-users'
import { findArt } from '@/lib/aotd/artworks'
import { artDayOf, artDayStart, priorityEnd } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { MAX_TRIES } from '@/lib/aotd/painting/decide'
import type { NextPicture } from '@/lib/aotd/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'

/** When this viewer can start the next picture; who has a birthday is told to members alone (G-46). */
export async function getNextPicture(viewer: Viewer | null): Promise<NextPicture> {
  const at = now()
  const today = artDayOf(at)
  const art = await findArt(today)
  const isTaken = art && (art.status !== 'failed' || art.tries >= MAX_TRIES)
  const dateKey = isTaken ? addDays(today, 1) : today
  const start = artDayStart(dateKey)
  const first = viewer ? await listBirthdayUsers(dateKey, at) : []
  const waits = first.length > 0 && !first.some(({ id }) => id === viewer?.id)
  const opensAt = waits ? priorityEnd(dateKey) : start
  return {
    at: opensAt.toISOString(),
    isOpen: opensAt <= at,
    birthdaysAt: waits ? start.toISOString() : null,
  }
}
