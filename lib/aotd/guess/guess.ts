import { Types } from 'mongoose'
import { accountExists } from '@/lib/auth/accounts'
import type { Art } from '@/lib/aotd/artworks'
import { artDayOf } from '@/lib/aotd/day'
import { GUESS_TEXTS } from '@/lib/aotd/guess/catalogue'
import { isSolved, markGuess, readGuessed } from '@/lib/aotd/guess/marks'
import { forgetGuesses } from '@/lib/aotd/guess/personal-data'
import type { GuessAnswer, GuessBody, Try } from '@/lib/aotd/guess/schema'
import { readGame, triesFor } from '@/lib/aotd/guess/secret'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { memberActed } from '@/lib/jobs/member-events'
import { EmojiGuessModel } from '@/models/emoji-guess'

const SHOWN_OTHERS = 6

export async function readGuess(viewer: Viewer): Promise<GuessAnswer> {
  const { standing, art, tries } = await readGame(viewer)
  const isOver = standing === 'over'
  return {
    standing,
    dateKey: art?.dateKey ?? artDayOf(now()),
    slots: standing === 'open' || isOver ? (art?.emojis.length ?? 0) : 0,
    tries,
    isSolved: tries.some(({ marks }) => isSolved(marks)),
    answer: isOver ? (art?.emojis ?? []) : [],
    others: isOver && art ? await listMostGuessed(art.dateKey) : [],
  }
}

/** Each number is taken once, whoever sends it first; the same emojis again change nothing (G-158). */
export async function submitGuess(viewer: Viewer, body: GuessBody): Promise<GuessAnswer> {
  const { standing, art, tries } = await readGame(viewer)
  if (body.dateKey !== artDayOf(now())) throw conflict(GUESS_TEXTS.dayOver)
  if (standing === 'off') throw conflict(GUESS_TEXTS.off)
  if (!art || (standing !== 'open' && standing !== 'over')) throw conflict(GUESS_TEXTS.notOpen)
  const emojis = readGuessed(body.emojis, art.emojis)
  if (isSame(tries[body.number - 1], emojis)) return readGuess(viewer)
  const next = { emojis, marks: markGuess(emojis, art.emojis) }
  if (!(await addTry(viewer, art, body.number, next))) {
    // The same call may have been stored meanwhile.
    const after = await readGame(viewer)
    if (!isSame(after.tries[body.number - 1], emojis)) throw conflict(GUESS_TEXTS.elsewhere)
  }
  if (isSolved(next.marks)) await memberActed(viewer.id)
  return readGuess(viewer)
}

/** One atomic write decides between tabs and processes: false where the number is taken. */
async function addTry(viewer: Viewer, art: Art, number: number, next: Try): Promise<boolean> {
  if (number > triesFor(art)) return false
  const key = { userId: new Types.ObjectId(viewer.id), dateKey: art.dateKey }
  const solvedAt = isSolved(next.marks) ? now() : null
  if (number > 1) {
    const { modifiedCount } = await EmojiGuessModel.updateOne(
      { ...key, solvedAt: null, tries: { $size: number - 1 } },
      { $push: { tries: next }, $set: { solvedAt } },
    )
    return modifiedCount > 0
  }
  try {
    await EmojiGuessModel.create({ ...key, tries: [next], solvedAt })
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
  // The account may have been erased during the call.
  if (!(await accountExists(viewer.id))) await forgetGuesses(viewer.id)
  return true
}

function isSame(stored: Try | undefined, emojis: readonly string[]): boolean {
  return stored?.emojis.join(' ') === emojis.join(' ')
}

async function listMostGuessed(dateKey: string): Promise<GuessAnswer['others']> {
  return EmojiGuessModel.aggregate<{ emoji: string; count: number }>([
    { $match: { dateKey } },
    { $unwind: '$tries' },
    { $unwind: '$tries.emojis' },
    { $group: { _id: '$tries.emojis', members: { $addToSet: '$userId' } } },
    { $project: { _id: 0, emoji: '$_id', count: { $size: '$members' } } },
    { $sort: { count: -1, emoji: 1 } },
    { $limit: SHOWN_OTHERS },
  ])
}

function conflict(message: string): AppError {
  return new AppError('conflict', { message })
}
