import type { SampleContent } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { isoDay } from '@/lib/format'
import { ownedByGallery } from '@/lib/gallery/admin/pieces'
import { galleryContent } from '@/lib/gallery/content'
import { deleteMedia } from '@/lib/media/store'
import { putSamplePicture } from '@/lib/media/sample-picture'
import { GalleryItemModel } from '@/models/gallery-item'

type Sample = {
  picture: string
  title: string
  description: string
  creator: 'anna' | 'ben'
  daysAgo: number
  /** Width and height. */
  cm: readonly [number, number]
  isForMembers?: boolean
}

const SAMPLES: readonly Sample[] = [
  {
    picture: 'boat-and-steamer',
    title: 'Boat and Steamer, Evening',
    description: 'An oil sketch of a boat and a steamer by the sea at dusk, under a low sun.',
    creator: 'anna',
    daysAgo: 12,
    cm: [120, 67.5],
  },
  {
    picture: 'vase',
    title: 'Vase and Three Lemons',
    description: 'A gouache of a vase with flowers and three lemons on a round cloth.',
    creator: 'ben',
    daysAgo: 20,
    cm: [60, 80],
  },
  {
    picture: 'sunflower',
    title: 'Sunflower, East Window',
    description: 'A square window in stained glass, with light from behind.',
    creator: 'anna',
    daysAgo: 33,
    cm: [50, 50],
  },
  {
    picture: 'boat-in-town',
    title: 'Boat in Town, Morning',
    description: 'A gouache of tall houses, mirrored in a canal.',
    creator: 'ben',
    daysAgo: 41,
    cm: [45, 60],
  },
  {
    picture: 'balloon',
    title: 'Balloon over the Mountains',
    description: 'An oil sketch of a balloon and a cottage, with snow on the peaks.',
    creator: 'anna',
    daysAgo: 58,
    cm: [80, 60],
  },
  {
    picture: 'fir',
    title: 'Fir and Round Sun',
    description: 'A drawing in flowing strokes.',
    creator: 'anna',
    daysAgo: 75,
    cm: [40, 60],
  },
  {
    picture: 'train',
    title: 'Train at Dusk',
    description: 'An oil sketch of a train in a city, with lit windows and street lamps.',
    creator: 'ben',
    daysAgo: 96,
    cm: [160, 90],
  },
  {
    picture: 'loaves',
    title: 'Two Loaves by Candlelight',
    description: 'An oil sketch of a round cloth with two loaves, a candle and a cup of coffee.',
    creator: 'ben',
    daysAgo: 130,
    cm: [40, 30],
  },
  {
    picture: 'ladybird',
    title: 'Ladybird Sampler',
    description: 'A woven rug with a diamond in the middle.',
    creator: 'anna',
    daysAgo: 180,
    cm: [90, 90],
    isForMembers: true,
  },
]

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
  { picture, cm: [widthCm, heightCm], daysAgo, isForMembers = false, ...texts }: Sample,
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
