import { type Art, findArt, readArt } from '@/lib/aotd/artworks'
import { ART_TEXTS, type GenerationStatus } from '@/lib/aotd/catalogue'
import { STATUS_MESSAGES } from '@/lib/aotd/painting/status-messages'
import { claimDay, restartArt } from '@/lib/aotd/painting/claim'
import { artDayOf, isPriorityWindow } from '@/lib/aotd/day'
import { artStatus, decide } from '@/lib/aotd/painting/decide'
import type { StatusAnswer, TodayAnswer } from '@/lib/aotd/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { type BirthdayUser, listBirthdayUsers } from '@/lib/account/birthday-users'

/** May start the work: a deliberate call of an eligible viewer (G-47, G-50). */
export async function getToday(
  viewer: Viewer | null,
  { isDeliberate }: { isDeliberate: boolean },
): Promise<TodayAnswer> {
  const at = now()
  const dateKey = artDayOf(at)
  const art = await findArt(dateKey)
  const users = art ? [] : await listPriorityUsers(dateKey, at)
  const { status, may } = decideFor(viewer, art, at, users)
  if (!viewer || !may || !isDeliberate) return toTodayAnswer(status, art, users)
  if (!art) {
    if (await claimDay(viewer, dateKey)) return toTodayAnswer('no_art', null, [])
  } else {
    await restartArt(viewer, art)
  }
  const present = await readArt(dateKey)
  return toTodayAnswer(decideFor(viewer, present, at, users).status, present, users)
}

export async function getStatus(viewer: Viewer | null): Promise<StatusAnswer> {
  const at = now()
  const dateKey = artDayOf(at)
  const art = await findArt(dateKey)
  const users = art || !viewer ? [] : await listPriorityUsers(dateKey, at)
  return toStatusAnswer(art ? artStatus(art, viewer) : 'not_started', art, at, users)
}

/** It is `/today` but starts nothing (G-47), and hides a failure that `/today` restarts (G-50). */
export async function getPageStatus(viewer: Viewer | null): Promise<StatusAnswer> {
  const at = now()
  const dateKey = artDayOf(at)
  const art = await findArt(dateKey)
  const users = art || !viewer ? [] : await listPriorityUsers(dateKey, at)
  const { status, may } = decideFor(viewer, art, at, users)
  if (may === 'restart') return toStatusAnswer('not_started', null, at, users)
  return toStatusAnswer(status, art, at, users)
}

function decideFor(viewer: Viewer | null, art: Art | null, at: Date, users: BirthdayUser[]) {
  const priorityIds = users.map((user) => user.id)
  return decide({ art, viewer, at: at.getTime(), priorityIds })
}

function toTodayAnswer(
  generationStatus: GenerationStatus,
  art: Art | null,
  users: readonly BirthdayUser[],
): TodayAnswer {
  return {
    generationStatus,
    message: messageOf(generationStatus, art),
    ...(generationStatus === 'birthday_priority' && {
      usersWithBirthdays: users.map(({ name }) => name),
    }),
  }
}

function toStatusAnswer(
  generationStatus: GenerationStatus,
  art: Art | null,
  at: Date,
  users: readonly BirthdayUser[],
): StatusAnswer {
  const message = messageOf(generationStatus, art)
  const hasFailed = generationStatus === 'failed' || generationStatus === 'error'
  return {
    generationStatus,
    message,
    generationElapsedTime: art ? elapsedSeconds(art, at) : 0,
    usersWithBirthdays: users.map(({ name }) => name),
    error: hasFailed ? message : null,
  }
}

function messageOf(status: GenerationStatus, art: Art | null): string {
  return status === 'failed' ? (art?.message ?? ART_TEXTS.failed) : STATUS_MESSAGES[status]
}

function elapsedSeconds(art: Art, at: Date): number {
  return Math.max(0, Math.floor(((art.endedAt ?? at.getTime()) - art.startedAt) / 1000))
}

async function listPriorityUsers(dateKey: string, at: Date): Promise<BirthdayUser[]> {
  return isPriorityWindow(dateKey, at) ? listBirthdayUsers(dateKey, at) : []
}
