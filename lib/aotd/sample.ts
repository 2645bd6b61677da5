import { setTimeout as pause } from 'node:timers/promises'
import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { STATUS_MESSAGES } from '@/lib/aotd/painting/status-messages'
import { artDayOf, artDayStart } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { readRecent } from '@/lib/aotd/painting/recent'
import { putPainting } from '@/lib/aotd/painting/pictures'
import { artContent } from '@/lib/aotd/content'
import { derivedSecret } from '@/lib/auth/secret'
import { isDuplicateKey } from '@/lib/errors'
import { embeddedPainter } from '@/lib/integrations/images/embedded-painter'
import type { PaintedPicture, PicturePainter } from '@/lib/integrations/images/port'
import type { DrawingRequest } from '@pochade/painter/painting'
import { deleteMedia } from '@/lib/media/store'
import type { SampleContent } from '@/lib/define-feature'
import {
  ensureSampleMembers,
  type SampleMember,
  type SampleName,
} from '@/lib/account/sample-members'
import { ArtworkModel } from '@/models/artwork'

const POLL_MS = 1000

type Idea = { by: SampleName; emojis: readonly string[] }

const IDEAS: readonly Idea[] = [
  { by: 'anna', emojis: ['🌊', '⛵'] },
  { by: 'ben', emojis: ['🍋', '🏺'] },
  { by: 'anna', emojis: ['🦊', '🌲'] },
  { by: 'anna', emojis: ['🌙', '🦉'] },
  { by: 'ben', emojis: ['🏙️'] },
  { by: 'anna', emojis: ['🍐', '🕯️'] },
  { by: 'ben', emojis: ['⛰️', '☀️'] },
  { by: 'ben', emojis: ['🐟'] },
  { by: 'anna', emojis: ['🌻', '🐝'] },
  { by: 'ben', emojis: ['☕', '📖'] },
  { by: 'anna', emojis: ['🏝️', '🐢'] },
  { by: 'ben', emojis: ['🌵', '🐎'] },
  { by: 'ben', emojis: ['🍄', '🐇'] },
  { by: 'anna', emojis: ['🌧️', '🏠'] },
]

/** Painted by the embedded painter alone, with pauses, and never while real art is painted. */
export function sampleArt(
  painter: PicturePainter<DrawingRequest> = embeddedPainter,
): SampleContent {
  return {
    name: 'art',
    isSlow: true,
    async create({ signal, plannedAt, onProgress }) {
      const members = await ensureSampleMembers(plannedAt)
      const existing = new Set(await ArtworkModel.distinct('dateKey', { isSample: true }))
      for (const [i, { by, emojis }] of IDEAS.entries()) {
        const dateKey = addDays(artDayOf(plannedAt), -1 - i)
        if (existing.has(dateKey)) continue
        await waitForRealArt(signal)
        const member = members[by]
        const author = String(member.id)
        const recent = await readRecent(artDayOf(plannedAt))
        const request = { dateKey, emojis, author, secret: derivedSecret('painter'), recent }
        const startedAt = performance.now()
        await storeSample(member, request, await painter.paint(request, { signal }), signal)
        onProgress(i + 1, IDEAS.length)
        await pause(performance.now() - startedAt, undefined, { signal })
      }
    },
    remove: () => artContent.purge({ isSample: true }),
  }
}

async function waitForRealArt(signal: AbortSignal): Promise<void> {
  const isBeingPainted = () =>
    ArtworkModel.live.exists({ 'generationStatus.status': { $in: RUNNING_STATUSES } })
  while (await isBeingPainted()) await pause(POLL_MS, undefined, { signal })
}

async function storeSample(
  member: SampleMember,
  request: DrawingRequest,
  picture: PaintedPicture,
  signal: AbortSignal,
): Promise<void> {
  const painting = await putPainting(picture)
  const isStored = !signal.aborted && (await insertArt(member, request, painting))
  if (!isStored) await deleteMedia(Object.values(painting.files))
  signal.throwIfAborted()
}

/** False where another process made the art of this day. */
async function insertArt(
  { id, username }: SampleMember,
  { dateKey, emojis, author, secret }: DrawingRequest,
  painting: Awaited<ReturnType<typeof putPainting>>,
): Promise<boolean> {
  const at = artDayStart(dateKey)
  try {
    await artContent.insert({
      dateKey,
      ...painting,
      emojis: [...emojis],
      createdById: id,
      createdBy: username,
      seed: { author, secret },
      isSample: true,
      generationStatus: {
        status: 'completed',
        message: STATUS_MESSAGES.completed,
        state: 'done',
        startedAt: at,
        completedAt: at,
        error: null,
      },
    })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}
