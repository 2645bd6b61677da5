import { streakEndingAt, updateStreaks } from '@/lib/aotd/author/streaks'
import {
  advance,
  failWork,
  finish,
  LEASE_MS,
  LeaseLost,
  releaseWork,
  type Work,
} from '@/lib/aotd/painting/work'
import { claimWork } from '@/lib/aotd/painting/claim-work'
import { putPainting } from '@/lib/aotd/painting/pictures'
import { isPostedAnywhere, postArt } from '@/lib/aotd/painting/post-art'
import { STATUS_MESSAGES } from '@/lib/aotd/painting/status-messages'
import { now } from '@/lib/clock'
import { isDatabaseGone } from '@/lib/errors'
import type { PaintedPicture, PicturePainter } from '@/lib/integrations/images/port'
import { memberActed } from '@/lib/jobs/member-events'
import { closeOwner } from '@/lib/leases/lease-owner'
import { logger } from '@/lib/logger'
import { deleteMedia } from '@/lib/media/store'
import { shared } from '@/lib/runtime/process-state'
import { TimedOut, withOwnSignal, withTimeLimit } from '@/lib/runtime/time-limit'
import { paintByPreference } from '@/lib/integrations/images/by-preference'
import { claudePictures } from '@/lib/integrations/images/claude'
import { embeddedPainter } from '@/lib/integrations/images/embedded-painter'
import { openaiPictures } from '@/lib/integrations/images/openai'

const TICK_MS = 3000

type StopWorker = () => Promise<void>

const current = () => shared<{ wake?: () => void }>('art-worker', () => ({}))

export function startArtWorker(painter: PicturePainter = choosePainter()): StopWorker {
  const stopping = new AbortController()
  const passes = new Set<Promise<void>>()
  const startPass = () => {
    const pass = runPendingWork(painter, stopping.signal)
      .then(() => undefined, logUnlessDatabaseGone)
      .finally(() => passes.delete(pass))
    passes.add(pass)
  }
  const timer = setInterval(startPass, TICK_MS)
  timer.unref()
  current().wake = startPass
  startPass()
  return async () => {
    clearInterval(timer)
    delete current().wake
    stopping.abort(new WorkerStopped())
    await Promise.all(passes)
  }
}

/** Another process finds the work if this one has no worker. */
export function requestWork(): void {
  current().wake?.()
}

export async function runPendingWork(
  painter: PicturePainter,
  signal: AbortSignal,
  limitMs = LEASE_MS,
): Promise<number> {
  const runs: Promise<void>[] = []
  try {
    while (!signal.aborted) {
      const work = await claimWork()
      if (!work) break
      runs.push(run(work, painter, signal, limitMs))
    }
  } finally {
    await Promise.all(runs)
  }
  return runs.length
}

class WorkerStopped extends Error {
  override name = 'WorkerStopped'
}

async function run(
  work: Work,
  painter: PicturePainter,
  stopping: AbortSignal,
  limitMs: number,
): Promise<void> {
  try {
    if (!work.isCompleted) {
      await withTimeLimit(limitMs, (signal) => makeArt(work, painter, signal), stopping)
    }
    await publishArt(work, stopping)
    closeOwner(work.owner)
  } catch (error) {
    await end(work, error, stopping.aborted).catch(logUnlessDatabaseGone)
    closeOwner(work.owner, endOfRun(error))
  }
}

function endOfRun(error: unknown) {
  if (error instanceof TimedOut) return 'timed_out'
  return isDatabaseGone(error) ? 'lost_database' : undefined
}

async function end(work: Work, error: unknown, isStopping: boolean): Promise<void> {
  // Another worker has the art, or takes it over.
  if (error instanceof LeaseLost || error instanceof TimedOut) return
  if (isStopping) return releaseWork(work)
  if (isDatabaseGone(error)) return
  logger().error({ err: error, dateKey: work.request.dateKey }, 'the art could not be finished')
  await failWork(work, error)
}

function logUnlessDatabaseGone(error: unknown): void {
  if (error instanceof LeaseLost || isDatabaseGone(error)) return
  logger().error({ err: error }, 'the art worker failed')
}

/** Paints and completes, under the lease (G-51); rejects with `LeaseLost`. */
export async function makeArt(
  work: Work,
  painter: PicturePainter,
  signal: AbortSignal,
): Promise<void> {
  if (!work.hasFiles) await storePicture(work, await paint(work, painter, signal))
  const isUnposted = !isPostedAnywhere()
  if (isUnposted) await postArt(work, signal)
  await advance(work, {
    'generationStatus.status': 'completed',
    ...(isUnposted && { 'generationStatus.state': 'done' }),
    'generationStatus.message': STATUS_MESSAGES.completed,
    'generationStatus.completedAt': now(),
    streak: await streakEndingAt(String(work.authorId), work.request.dateKey),
  })
  work.isCompleted = true
}

/** What follows once readers see the art; whoever takes the lease over continues it. */
async function publishArt(work: Work, signal: AbortSignal): Promise<void> {
  await updateStreaks(String(work.authorId))
  await memberActed(String(work.authorId))
  await postArt(work, signal)
  await finish(work, { 'generationStatus.state': 'done' })
}

async function paint(
  work: Work,
  painter: PicturePainter,
  signal: AbortSignal,
): Promise<PaintedPicture> {
  const leaseLost = new AbortController()
  let progressWrite = Promise.resolve()
  const writeProgress = () =>
    advance(work, {
      'generationStatus.status': 'generating',
      'generationStatus.message': STATUS_MESSAGES.busy,
      'generationStatus.state': 'generated_prompt',
    })
  const onProgress = (step: string) => {
    if (step !== 'prompt') return
    progressWrite = writeProgress()
    progressWrite.catch((reason: unknown) => leaseLost.abort(reason))
  }
  try {
    return await withOwnSignal([signal, leaseLost.signal], (either) =>
      painter.paint(work.request, { signal: either, onProgress }),
    )
  } finally {
    // This write must end before the next step begins.
    await progressWrite
  }
}

/** Files first, then their names: an entry never names a missing file. */
export async function storePicture(work: Work, picture: PaintedPicture): Promise<void> {
  const painting = await putPainting(picture)
  try {
    await advance(work, {
      'generationStatus.status': 'generating',
      'generationStatus.message': STATUS_MESSAGES.busy,
      'generationStatus.state': 'generated_image',
      ...painting,
      ...work.adminTexts,
    })
  } catch (error) {
    // After another error the write may still have succeeded.
    if (error instanceof LeaseLost) await deleteMedia(Object.values(painting.files))
    throw error
  }
}

const PAINTER = paintByPreference({
  providers: { 'dall-e-2': openaiPictures, claude: claudePictures },
  embedded: embeddedPainter,
})

export function choosePainter(): PicturePainter {
  return PAINTER
}
