import { GALLERY_TAG } from '@/lib/gallery/tags'
import type { Site } from '../../e2e/site'
import type { Figure } from '../figures'
import type { Pace } from '../pace'
import { measureGrowth, WITHOUT_CACHE } from './growth'
import { insertRows } from './insert-rows'
import { fillSite } from './site'

/** Whether the gallery stays as quick per piece when there are many. */
export function measureGallery(pace: Pace): AsyncGenerator<Figure> {
  return measureGrowth(pace, {
    part: 'gallery',
    fill: fillGallery,
    targets: [
      { name: 'page of the gallery', path: '/art', shown: /<li id="piece-/g },
      {
        name: 'list of the gallery',
        path: '/api/gallery',
        shown: /"_id":/g,
        readers: WITHOUT_CACHE,
      },
    ],
  })
}

export function fillGallery(site: Site, count: number): Promise<void> {
  return fillSite(site, [GALLERY_TAG], async () => {
    const { GalleryItemModel } = await import('@/models/gallery-item')
    const file = `${'f'.repeat(32)}.webp`
    await insertRows(GalleryItemModel, count, (i) => ({
      title: `Harbour Front ${i}`,
      creator: 'anna',
      description: 'Oil on board. '.repeat(9),
      dateMade: '2026-01-02',
      toShow: true,
      width: 1600,
      height: 1200,
      order: i,
      files: { full: file, small: file },
    }))
  })
}
