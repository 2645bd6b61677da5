import { createHmac } from 'node:crypto'
import { AUTHOR_REPLIES, getAuthoredArt } from '@/lib/aotd/author/authored-art'
import { listReused } from '@/lib/aotd/author/emoji-ledger'
import { AUTHOR_TEXTS } from '@/lib/aotd/catalogue'
import { artDayOf } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { PROPOSAL_TEXTS } from '@/lib/aotd/guess/catalogue'
import type { Proposal, ProposalBody } from '@/lib/aotd/guess/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { derivedSecret } from '@/lib/auth/secret'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { now, realNow } from '@/lib/clock'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { emojiKey, findEmoji } from '@/lib/emoji'
import { AppError, isDuplicateKey, refusedAt } from '@/lib/errors'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'
import { EmojiProposalModel } from '@/models/emoji-proposal'
import { UsedEmojiModel } from '@/models/used-emoji'

const KEPT_MS = 4 * DAY_MS
const SHOWN = 3

export function proposalRates(ip: string): RateRule[] {
  return [{ name: 'emoji-proposal', key: addressKey(ip), max: 20, windowMs: HOUR_MS }]
}

/** Whether an emoji was used before is not told, as it may be one of today's (G-158a). */
export async function proposeEmoji(
  { viewer, ip }: { viewer: Viewer | null; ip: string },
  { emoji: text, [CAPTCHA_FIELD]: response }: ProposalBody,
): Promise<Proposal & { message: string }> {
  if (viewer) throw new AppError('conflict', { message: PROPOSAL_TEXTS.forVisitors })
  const emoji = findEmoji(text.trim())
  if (!emoji) throw refusedAt('emoji', AUTHOR_TEXTS.emojisInvalid)
  await checkCaptcha({ action: 'emoji', response, ip })
  const dateKey = artDayOf(now())
  const purgeAt = new Date(realNow().getTime() + KEPT_MS)
  try {
    const _id = hashOf('address', dateKey, addressKey(ip))
    await EmojiProposalModel.create({ _id, dateKey, emoji, purgeAt })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    throw new AppError('conflict', { message: PROPOSAL_TEXTS.onceADay })
  }
  const proof = hashOf('proof', dateKey, emojiKey(emoji))
  return { message: PROPOSAL_TEXTS.proposed, dateKey, emoji, proof }
}

/** The most proposed of the last two art days, for today's author; used ones are left out. */
export async function listProposals(viewer: Viewer): Promise<{ emojis: string[] }> {
  const { dateKey } = await getAuthoredArt(viewer, AUTHOR_REPLIES.emojisDenied)
  const days = [dateKey, addDays(dateKey, -1)]
  const found = await EmojiProposalModel.find({ dateKey: { $in: days } }).lean()
  const counts = new Map<string, number>()
  for (const { emoji } of found) counts.set(emoji, (counts.get(emoji) ?? 0) + 1)
  const emojis = [...counts].sort(([, a], [, b]) => b - a).map(([emoji]) => emoji)
  const reused = new Set((await listReused(emojis)).map(({ emoji }) => emoji))
  return { emojis: emojis.filter((emoji) => !reused.has(emoji)).slice(0, SHOWN) }
}

/** Told to visitors alone who can prove their own proposal: it may be one of today's emojis. */
export async function isProposalTaken(
  viewer: Viewer | null,
  { dateKey, emoji, proof }: Proposal,
): Promise<{ isTaken: boolean; isOver: boolean }> {
  const isOver = addDays(dateKey, 1) < artDayOf(now())
  const key = emojiKey(emoji)
  if (viewer || proof !== hashOf('proof', dateKey, key)) return { isTaken: false, isOver }
  const setOn = { $in: [dateKey, addDays(dateKey, 1)] }
  return { isTaken: (await UsedEmojiModel.exists({ key, setOn })) !== null, isOver }
}

function hashOf(...parts: string[]): string {
  return createHmac('sha256', derivedSecret('emoji-proposal'))
    .update(parts.join('\n'))
    .digest('hex')
}
