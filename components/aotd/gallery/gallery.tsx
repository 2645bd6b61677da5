import { count } from '@/components/aotd/format'
import { ButtonLink } from '@/components/ui/button-link'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import type { GalleryItem as Item } from '@/lib/aotd/schema'
import { PATHS } from '@/lib/config/paths'
import styles from './gallery.module.css'
import { GalleryItem } from './gallery-item'

/** So many hang in view when the page opens. */
const FIRST = 3

/** The pictures of a member, the newest first, hung from a common line (S2 §2). */
export function Gallery({ items }: { items: Item[] }) {
  if (items.length === 0) return <EmptyGallery />
  return (
    <>
      <p className={`${styles.fact} type-control muted`}>
        {count(items.length)} {items.length === 1 ? 'picture' : 'pictures'}, AI-generated
      </p>
      <ul className={styles.wall}>
        {items.map((item, i) => (
          <li key={item.filename}>
            <GalleryItem item={item} isFirst={i < FIRST} />
          </li>
        ))}
      </ul>
    </>
  )
}

function EmptyGallery() {
  return (
    <div className={styles.empty}>
      <p className="type-lead">{ART_TEXTS.emptyGallery}</p>
      <p className="type-control muted">
        Whoever comes first on a day is the author of its picture, and has it here.
      </p>
      <ButtonLink href={PATHS.artOfTheDay}>art of the day</ButtonLink>
    </div>
  )
}
