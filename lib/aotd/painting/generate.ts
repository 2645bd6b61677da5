import { STATUS_MESSAGES } from '@/lib/aotd/painting/status-messages'
import { putPainting } from '@/lib/aotd/painting/pictures'
import { isPostedAnywhere, postArt } from '@/lib/aotd/painting/post-art'
import { updateStreaks, streakEndingAt } from '@/lib/aotd/author/streaks'
import { advance, finish, LeaseLost, type Work } from '@/lib/aotd/painting/work'
import { now } from '@/lib/clock'
import { memberActed } from '@/lib/jobs/member-events'
import type { PaintedPicture, PicturePainter } from '@/lib/integrations/images/port'
import { deleteMedia } from '@/lib/media/store'

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
export async function publishArt(work: Work, signal: AbortSignal): Promise<void> {
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
  try {
    return await painter.paint(work.request, {
      signal: AbortSignal.any([signal, leaseLost.signal]),
      onProgress: (step) => {
        if (step !== 'prompt') return
        progressWrite = writeProgress()
        progressWrite.catch((reason: unknown) => leaseLost.abort(reason))
      },
    })
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
