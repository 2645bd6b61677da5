import { z } from 'zod'
import type { SampleContent } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { isoDay } from '@/lib/format'
import { ownedByGallery } from '@/lib/gallery/picture'
import PIECES from '@/lib/gallery/samples/pieces.json' with { type: 'json' }
import { galleryContent } from '@/lib/gallery/content'
import { deleteMedia } from '@/lib/media/store'
import { putSamplePicture } from '@/lib/media/sample-picture'
import { GalleryItemModel } from '@/models/gallery-item'

const sampleSchema = z.object({
  picture: z.string(),
  title: z.string(),
  description: z.string(),
  creator: z.string(),
  daysAgo: z.number(),
  cm: z.tuple([z.number(), z.number()]),
  isForMembers: z.boolean().default(false),
})
type Sample = z.output<typeof sampleSchema>

const SAMPLES = z.array(sampleSchema).parse(PIECES)

export const sampleGallery: SampleContent = {
  name: 'gallery',
  async create({ signal, plannedAt }) {
    const existing = new Set(await GalleryItemModel.distinct('title', { isSample: true }))
    for (const [i, sample] of SAMPLES.entries()) {
      if (!existing.has(sample.title)) await store(sample, i, plannedAt, signal)
    }
  },
  async remove() {
    await galleryContent.purge({ isSample: true })
  },
}

async function store(
  { picture, cm: [widthCm, heightCm], daysAgo, isForMembers, ...texts }: Sample,
  order: number,
  plannedAt: Date,
  signal: AbortSignal,
): Promise<void> {
  const toShow = !isForMembers
  const stored = await putSamplePicture('gallery', picture, ownedByGallery(toShow))
  const { full, small, ...pixels } = stored
  if (signal.aborted) {
    await deleteMedia([full, small])
    signal.throwIfAborted()
  }
  await galleryContent.insert({
    ...texts,
    toShow,
    widthCm,
    heightCm,
    order,
    ...pixels,
    dateMade: isoDay(new Date(plannedAt.getTime() - daysAgo * DAY_MS).toISOString()),
    files: { full, small },
    isSample: true,
  })
}
