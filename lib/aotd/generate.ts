import { STATUS_MESSAGES } from '@/lib/aotd/status-messages'
import { putPictures } from '@/lib/aotd/pictures'
import { postArt } from '@/lib/aotd/post-art'
import { settleStreaks, streakEndingAt } from '@/lib/aotd/streaks'
import { advance, finish, LeaseLost, type Work } from '@/lib/aotd/work'
import { now } from '@/lib/clock'
import type { PaintedPicture, PicturePainter } from '@/lib/integrations/images/port'
import { deleteMedia } from '@/lib/media/store'

/**
 * Brings one art from where it stands to `done`, step by step under its lease (G-51). What an
 * earlier worker finished is not done again. Rejects with `LeaseLost` when another one took over.
 */
export async function makeArt(
  work: Work,
  painter: PicturePainter,
  signal: AbortSignal,
): Promise<void> {
  if (!work.hasFiles) await storePicture(work, await paint(work, painter, signal))
  await postArt(work, signal)
  await complete(work)
}

async function paint(
  work: Work,
  painter: PicturePainter,
  signal: AbortSignal,
): Promise<PaintedPicture> {
  const lost = new AbortController()
  let noted = Promise.resolve()
  const note = () =>
    advance(work, {
      'generationStatus.status': 'generating',
      'generationStatus.message': STATUS_MESSAGES.busy,
      'generationStatus.state': 'generated_prompt',
    })
  try {
    return await painter.paint(work.request, {
      signal: AbortSignal.any([signal, lost.signal]),
      onProgress: (step) => {
        if (step !== 'prompt') return
        // A worker that lost its lease stops painting; the reason is thrown by the painter.
        noted = note()
        noted.catch((reason: unknown) => lost.abort(reason))
      },
    })
  } finally {
    // No write of this run may still be on its way when the next step begins.
    await noted
  }
}

/** Stores the pictures first and names them after, so that no art ever names what is not there. */
export async function storePicture(work: Work, picture: PaintedPicture): Promise<void> {
  const files = await putPictures(picture)
  const { title, prompt, altText, model, width, height, palette, accent } = picture
  try {
    await advance(work, {
      'generationStatus.status': 'generating',
      'generationStatus.message': STATUS_MESSAGES.busy,
      'generationStatus.state': 'generated_image',
      ...{ files, title, prompt, altText, model, width, height, palette, accent },
      ...work.kept,
    })
  } catch (error) {
    // Only then is it certain that nothing names them: an answer may be lost after its write.
    if (error instanceof LeaseLost) await deleteMedia(Object.values(files))
    throw error
  }
}

async function complete(work: Work): Promise<void> {
  const authorId = String(work.authorId)
  await finish(work, {
    'generationStatus.status': 'completed',
    'generationStatus.message': STATUS_MESSAGES.completed,
    'generationStatus.state': 'done',
    'generationStatus.completedAt': now(),
    streak: await streakEndingAt(authorId, work.request.dateKey),
  })
  await settleStreaks(authorId)
}
