import { STORE_TAG } from '@/lib/store/tags'
import type { Site } from '../../e2e/site'
import type { Figure } from '../figures'
import type { Pace } from '../pace'
import { measureGrowth, WITHOUT_CACHE } from './growth'
import { insertRows } from './insert-rows'
import { fillSite } from './site'

/** Whether the store stays as quick per item when there are many. */
export function measureStore(pace: Pace): AsyncGenerator<Figure> {
  return measureGrowth(pace, {
    part: 'store',
    fill: fillStore,
    targets: [
      { name: 'page of the store', path: '/marketplace', shown: /<article/g },
      {
        name: 'list of the store',
        path: '/api/store',
        shown: /"_id":"[0-9a-f]{24}","title"/g,
        readers: WITHOUT_CACHE,
      },
    ],
  })
}

export function fillStore(site: Site, count: number): Promise<void> {
  return fillSite(site, [STORE_TAG], async () => {
    const { StoreItemModel } = await import('@/models/store-item')
    const { Types } = await import('mongoose')
    const file = `${'f'.repeat(32)}.webp`
    const addedById = new Types.ObjectId()
    await insertRows(StoreItemModel, count, (i) => ({
      title: `Low Tide Study ${i}, print`,
      creator: 'anna',
      description: 'Pigment print on cotton paper. '.repeat(6),
      dateAdded: new Date(Date.UTC(2026, 0, 1, 0, i)),
      dateMade: '2026-01-02',
      addedById,
      price: 24,
      stock: 3,
      size: '30 × 40 cm',
      selected: true,
      inGallery: false,
      pictures: [{ full: file, small: file }],
      likes: Array.from({ length: 10 }, () => new Types.ObjectId()),
    }))
  })
}
