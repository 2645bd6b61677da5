import { findCompleted } from '@/lib/aotd/artworks'
import { artDayOf } from '@/lib/aotd/day'
import { GUESS_TEXTS, MAX_TRIES } from '@/lib/aotd/guess/catalogue'
import { isSolved, markGuess, readGuessed } from '@/lib/aotd/guess/marks'
import type { OldGuessAnswer } from '@/lib/aotd/guess/schema'
import { now } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { notFound } from '@/lib/errors'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'

export function oldGuessRates(ip: string): RateRule[] {
  return [{ name: 'old-guess', key: addressKey(ip), max: 30, windowMs: MINUTE_MS }]
}

/** 0 where there is nothing to guess. */
export async function countOldEmojis(dateKey: string): Promise<number> {
  return (await readOldEmojis(dateKey)).length
}

/** Nothing is stored; never of the present day (G-158). */
export async function guessOldDay(
  dateKey: string,
  texts: readonly (readonly string[])[],
): Promise<OldGuessAnswer> {
  const answer = await readOldEmojis(dateKey)
  if (answer.length === 0) {
    throw notFound(GUESS_TEXTS.noOldDay)
  }
  const tries = texts.map((guess) => {
    const emojis = readGuessed(guess, answer)
    return { emojis, marks: markGuess(emojis, answer) }
  })
  const solved = tries.some(({ marks }) => isSolved(marks))
  const isOver = solved || tries.length >= MAX_TRIES
  return { slots: answer.length, tries, isSolved: solved, answer: isOver ? [...answer] : [] }
}

async function readOldEmojis(dateKey: string): Promise<readonly string[]> {
  const art = dateKey < artDayOf(now()) ? await findCompleted(dateKey) : null
  return art?.emojis ?? []
}
