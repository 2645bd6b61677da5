import { Empty } from '@/components/page/empty'
import { HungGrid } from '@/components/page/hung-grid'
import { ButtonLink } from '@/components/ui/button-link'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import type { GalleryItem as Item } from '@/lib/aotd/schema'
import { PATHS } from '@/lib/config/paths'
import { counted } from '@/lib/format'
import styles from './gallery.module.css'
import { GalleryItem } from './gallery-item'

/** The number of pictures in the first view. */
const FIRST = 3

export function Gallery({ items }: { items: Item[] }) {
  if (items.length === 0) return <EmptyGallery />
  return (
    <>
      <p className={`${styles.fact} type-control muted`}>
        {counted(items.length, 'picture')}, AI-generated
      </p>
      <HungGrid size="large">
        {items.map((item, i) => (
          <li key={item.filename}>
            <GalleryItem item={item} isFirst={i < FIRST} />
          </li>
        ))}
      </HungGrid>
    </>
  )
}

function EmptyGallery() {
  return (
    <Empty place="tall">
      <p className="type-lead">{ART_TEXTS.emptyGallery}</p>
      <p className="type-control muted">
        If you start the picture of a day, you are its author and it is shown here.
      </p>
      <ButtonLink href={PATHS.artOfTheDay}>art of the day</ButtonLink>
    </Empty>
  )
}
