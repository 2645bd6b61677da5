import { STATUS_MESSAGES } from '@/lib/aotd/status-messages'
import { postArt } from '@/lib/aotd/post-art'
import { settleStreaks, streakEndingAt } from '@/lib/aotd/streaks'
import { advance, finish, LeaseLost, type Work } from '@/lib/aotd/work'
import { now } from '@/lib/clock'
import type { PaintedPicture, PicturePainter } from '@/lib/integrations/images/port'
import { deleteMedia, putMedia } from '@/lib/media/store'

/** The feature's name among the owners of stored files. */
export const ART_MEDIA_OWNER = 'art-of-the-day'

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

/** Stores a picture in its three sizes. Returns their names, which nothing refers to yet. */
export async function putPictures({ png, webp1024, webp700 }: PaintedPicture) {
  const put = (bytes: Buffer, type: 'image/webp' | 'image/png') =>
    putMedia(bytes, { type, owner: ART_MEDIA_OWNER, access: 'members' })
  return {
    original: await put(png, 'image/png'),
    full: await put(webp1024, 'image/webp'),
    small: await put(webp700, 'image/webp'),
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
