import { buffer } from 'node:stream/consumers'
import { type GenerationState, GENERATION_STATES } from '@/lib/aotd/catalogue'
import { artContent } from '@/lib/aotd/content'
import { artDayStart } from '@/lib/aotd/day'
import { advance, LeaseLost, type Work } from '@/lib/aotd/painting/work'
import { now } from '@/lib/clock'
import { cutText } from '@/lib/config/cut-text'
import { env } from '@/lib/env'
import { isDatabaseGone, isDuplicateKey } from '@/lib/errors'
import { longDay } from '@/lib/format'
import type { ArtPost, Posted, Poster } from '@/lib/integrations/social/call-service'
import { telegramPoster } from '@/lib/integrations/social/telegram'
import { xPoster } from '@/lib/integrations/social/x'
import { logger } from '@/lib/logger'
import { findMedia, openMedia } from '@/lib/media/store'
import { ArtPostModel } from '@/models/art-post'
import { type Artwork, ArtworkModel } from '@/models/artwork'

type Step = { state: GenerationState; poster: Poster | null }

function postSteps(): Step[] {
  return [
    { state: 'posted_tweet', poster: xPoster() },
    { state: 'posted_tg', poster: telegramPoster() },
  ]
}

export function isPostedAnywhere(): boolean {
  return postSteps().some(({ poster }) => poster !== null)
}

/** At most one post per art day and service, over any crash; failures are for admins (G-51). */
export async function postArt(
  work: Work,
  signal: AbortSignal,
  steps: readonly Step[] = postSteps(),
): Promise<void> {
  for (const { state, poster } of steps) {
    if (!isBefore(work.state, state)) continue
    // A post that has begun is not aborted.
    signal.throwIfAborted()
    const problem = poster && (await post(work, poster))
    await advance(work, {
      'generationStatus.state': state,
      ...(problem && { 'generationStatus.error': await appendProblem(work, problem) }),
    })
    work.state = state
  }
}

function isBefore(a: GenerationState, b: GenerationState): boolean {
  return GENERATION_STATES.indexOf(a) < GENERATION_STATES.indexOf(b)
}

async function post(work: Work, poster: Poster): Promise<string | null> {
  const { name } = poster
  try {
    const art = await readLeasedArt(work)
    const ready = await composePost(art)
    const _id = `${name}:${art.dateKey}`
    if (!(await markPost(_id))) {
      const before = await ArtPostModel.findById(_id).lean()
      return before?.sentAt ? null : `A post to ${name} was begun, and may not have gone out.`
    }
    const posted = await poster.publish(ready)
    if (name === 'X') await saveTweet(work, posted)
    await ArtPostModel.updateOne({ _id }, { $set: { sentAt: now() } })
    return null
  } catch (error) {
    if (error instanceof LeaseLost || isDatabaseGone(error)) throw error
    logger().warn({ err: error, dateKey: work.request.dateKey }, 'the art could not be posted')
    return `Posting to ${name} failed: ${error instanceof Error ? error.message : 'unknown'}`
  }
}

async function readLeasedArt({ id, owner }: Work): Promise<Artwork> {
  const art = await ArtworkModel.live.findOne({ _id: id, 'lease.owner': owner }).lean()
  if (!art) throw new LeaseLost()
  return art
}

/** True for one caller per day and service. */
async function markPost(_id: string): Promise<boolean> {
  try {
    await ArtPostModel.create({ _id, markedAt: now() })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

/** It needs no lease: the post exists, whoever finishes the art. */
async function saveTweet(work: Work, { id, url }: Posted): Promise<void> {
  await artContent.updateMany(
    { _id: work.id },
    { $set: { tweet: { tweetId: id, tweetUrl: url, datePosted: now() } } },
  )
}

async function composePost({ title, altText, dateKey, files }: Artwork): Promise<ArtPost> {
  const file = files && (await findMedia(files.original))
  if (!file) throw new Error('The picture is missing.')
  const picture = await buffer(await openMedia(file))
  const { SITE_URL, SITE_NAME } = env()
  const day = longDay(artDayStart(dateKey))
  const text = [
    title ?? 'Untitled',
    `${SITE_NAME}, art of the day of ${day}. AI-generated.`,
    ...(SITE_URL.startsWith('https://') ? [SITE_URL] : []),
  ]
  return { text: text.join('\n'), altText: altText ?? '', picture }
}

async function appendProblem(work: Work, problem: string): Promise<string> {
  const art = await ArtworkModel.findById(work.id).select({ generationStatus: 1 }).lean()
  return cutText([art?.generationStatus.error, problem].filter(Boolean).join(' '), 300)
}
