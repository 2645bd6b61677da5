import { ensureSampleMembers } from '@/lib/account/sample-members'
import type { SampleContent } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { isoDay } from '@/lib/format'
import { namesOf, type PictureFiles } from '@/lib/media/pictures'
import { putSamplePicture } from '@/lib/media/sample-picture'
import { deleteMedia } from '@/lib/media/store'
import { STORE_MEDIA_OWNER } from '@/lib/store/pictures'
import { storeContent } from '@/lib/store/content'
import { StoreItemModel } from '@/models/store-item'

type Sample = {
  title: string
  description: string
  creator: 'anna' | 'ben'
  price: number
  stock: number
  size: string
  merchType: string
  inGallery: boolean
  daysAgo: number
  pictures: readonly string[]
}

const SAMPLES: readonly Sample[] = [
  {
    title: 'Boat and Steamer, print',
    description:
      'A pigment print on cotton paper, of a picture that hangs in the gallery. Numbered in pencil.',
    creator: 'anna',
    price: 24,
    stock: 12,
    size: '30 × 40 cm',
    merchType: 'print',
    inGallery: true,
    daysAgo: 10,
    pictures: ['print', 'print-wall', 'print-close'],
  },
  {
    title: 'Sunflower wreath, tote bag',
    description:
      'A screen print on heavy unbleached cotton. The handles are long enough for a winter coat.',
    creator: 'ben',
    price: 12.5,
    stock: 30,
    size: '38 × 42 cm',
    merchType: 'bag',
    inGallery: false,
    daysAgo: 18,
    pictures: ['tote', 'tote-close'],
  },
  {
    title: 'Four places, postcards',
    description: 'A palm at night, a canal, a lake and a valley: four cards with envelopes.',
    creator: 'anna',
    price: 8,
    stock: 50,
    size: '15 × 11 cm',
    merchType: 'card',
    inGallery: false,
    daysAgo: 31,
    pictures: ['cards', 'cards-canal', 'cards-lake', 'cards-balloon'],
  },
  {
    title: 'Octopus, mug',
    description: 'Stoneware, printed all around. It holds 330 ml and may go into the dishwasher.',
    creator: 'ben',
    price: 16,
    stock: 0,
    size: '9 × 8 cm',
    merchType: 'mug',
    inGallery: false,
    daysAgo: 47,
    pictures: ['mug', 'mug-back'],
  },
]

export const sampleStore: SampleContent = {
  name: 'store',
  async create({ signal, plannedAt }) {
    const existing = new Set(await StoreItemModel.distinct('title', { isSample: true }))
    for (const sample of SAMPLES) {
      if (!existing.has(sample.title)) await store(sample, plannedAt, signal)
    }
  },
  async remove() {
    await storeContent.purge({ isSample: true })
  },
}

async function store(
  { daysAgo, pictures: names, ...fields }: Sample,
  plannedAt: Date,
  signal: AbortSignal,
): Promise<void> {
  const members = await ensureSampleMembers(plannedAt)
  const dateAdded = new Date(plannedAt.getTime() - daysAgo * DAY_MS)
  const pictures: PictureFiles[] = []
  for (const name of names) {
    const owned = { owner: STORE_MEDIA_OWNER, access: 'public' } as const
    const { full, small } = await putSamplePicture('store', name, owned)
    pictures.push({ full, small })
  }
  if (signal.aborted) {
    await deleteMedia(namesOf(pictures))
    signal.throwIfAborted()
  }
  await storeContent.insert({
    ...fields,
    pictures,
    dateAdded,
    selected: true,
    isSample: true,
    dateMade: isoDay(new Date(dateAdded.getTime() - DAY_MS).toISOString()),
    availableAt: fields.stock > 0 ? dateAdded : null,
    addedById: members[fields.creator].id,
  })
}
