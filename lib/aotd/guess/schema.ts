import { z } from 'zod'
import { AUTHOR_TEXTS, EMOJI_SLOTS } from '@/lib/aotd/catalogue'
import { MARKS, MAX_TRIES, PROPOSAL_TEXTS, STANDINGS } from '@/lib/aotd/guess/catalogue'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { count, day, emoji, messageAnswer } from '@/lib/http/fields'

const oneTry = z.object({
  emojis: z.array(emoji),
  marks: z.array(z.enum(MARKS)).meta({ example: ['right', 'near'] }),
})
export type Try = z.infer<typeof oneTry>

export const guessAnswer = z.object({
  standing: z.enum(STANDINGS),
  dateKey: day,
  /** How many emojis the picture has; 0 where everybody says what they would have chosen. */
  slots: count,
  tries: z.array(oneTry),
  isSolved: z.boolean(),
  /** Empty until the game is over. */
  answer: z.array(emoji),
  /** What members have guessed most; empty until the game is over. */
  others: z.array(z.object({ emoji, count })),
})
export type GuessAnswer = z.infer<typeof guessAnswer>

const guessed = z
  .array(z.string(AUTHOR_TEXTS.emojisInvalid).max(40, AUTHOR_TEXTS.emojisInvalid))
  .max(EMOJI_SLOTS, AUTHOR_TEXTS.emojisInvalid)
  .meta({ example: ['🌊', '⛵'] })

export const guessBody = z.object({
  dateKey: day,
  /** The number of the try, from 1: a repeated call counts once. */
  number: z.number().int().min(1).max(MAX_TRIES).meta({ example: 1 }),
  emojis: guessed,
})
export type GuessBody = z.infer<typeof guessBody>

/** The browser sends all its tries, as nothing of them is stored. */
export const oldGuessBody = z.object({
  dateKey: day,
  tries: z.array(guessed).min(1).max(MAX_TRIES),
})

export const oldGuessAnswer = guessAnswer.pick({
  slots: true,
  tries: true,
  isSolved: true,
  answer: true,
})
export type OldGuessAnswer = z.infer<typeof oldGuessAnswer>

/** It is of one ISO week of art days, the most points first. */
export type WeekBoard = { name: string; userEmoji: string | null; points: number; days: number }[]

export const proposalBody = z.object({
  emoji: z.string(AUTHOR_TEXTS.emojisInvalid).max(40, AUTHOR_TEXTS.emojisInvalid),
  [CAPTCHA_FIELD]: z.string().optional(),
})
export type ProposalBody = z.infer<typeof proposalBody>

const proof = z.string().max(64).meta({ example: '5f70bf18a086007016e948b04aed3b82' })

/** The browser of the visitor keeps it. */
export const proposalQuery = z.object({ dateKey: day, emoji: emoji.max(40), proof })
export type Proposal = z.infer<typeof proposalQuery>

export const proposalAnswer = messageAnswer(PROPOSAL_TEXTS.proposed).extend(proposalQuery.shape)
export const proposalsAnswer = z.object({ emojis: z.array(emoji) })
/** `isOver`: no author will take it any more. */
export const takenAnswer = z.object({ isTaken: z.boolean(), isOver: z.boolean() })
