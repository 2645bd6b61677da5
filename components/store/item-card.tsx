import { Link } from '@/components/ui/link'
import { type ReactNode, useId } from 'react'
import { Carousel } from '@/components/ui/carousel'
import { PATHS } from '@/lib/config/paths'
import { price, shortDay } from '@/lib/format'
import { PRE_ORDER_TEXTS, STORE_TEXTS } from '@/lib/store/catalogue'
import { storeImagePath } from '@/lib/store/tags'
import type { ShownItem } from '@/lib/store/schema'
import { ItemActions, type Customer } from './item-actions'
import styles from './item-card.module.css'

/** A longer one takes three lines on a phone; the price stands below it. */
const LONG_TITLE = 36

type ItemCardProps = {
  item: ShownItem
  description: ReactNode
  isFirst: boolean
  customer: Customer
  /** Whether the price has VAT in it, and what delivery costs. */
  priceNotes: readonly string[]
  controls?: ReactNode
}

export function ItemCard(props: ItemCardProps) {
  const { item, description, isFirst, customer, priceNotes, controls } = props
  const { title, selected } = item
  const id = useId()
  return (
    <article className={styles.item} aria-labelledby={id}>
      <div className={`${styles.picture} ${selected ? '' : styles.unlisted}`}>
        <Carousel label={title} pictures={slidesOf(item)} isFirst={isFirst} />
      </div>
      <div className={styles.words}>
        <div className={`${styles.head} ${title.length > LONG_TITLE ? styles.long : ''}`}>
          <h2 id={id} dir="auto" className={`${selected ? '' : 'muted'} type-name`}>
            {title}
          </h2>
          <div className={styles.price}>
            <p className="type-name">{price(item.price)}</p>
            {priceNotes.map((note) => (
              <p key={note} className="type-small muted">
                {note}
              </p>
            ))}
          </div>
        </div>
        {item.isSample && <p className="type-control">{PRE_ORDER_TEXTS.sample}</p>}
        {description}
        <Facts item={item} />
        <ItemActions item={pick(item)} customer={customer} />
        {controls}
      </div>
    </article>
  )
}

/** No more than the browser needs. */
function pick({ _id, title, stock, isSample, isLiked, likesCount }: ShownItem) {
  return { _id, title, stock, isSample, isLiked, likesCount }
}

function slidesOf({ title, fileNames, smallFileNames }: ShownItem) {
  return fileNames.map((full, i) => {
    const small = storeImagePath(smallFileNames[i] ?? full)
    const alt = fileNames.length > 1 ? `${title}, picture ${i + 1}` : title
    return { src: small, full: storeImagePath(full), alt }
  })
}

function Facts({ item }: { item: ShownItem }) {
  const { creator, dateMade, size, stock, inGallery, selected, isSample } = item
  const maker = [item.makerName, item.makerAddress].filter(Boolean).join('\n')
  return (
    <dl className={`${styles.facts} type-control`}>
      <dt className="muted">creator</dt>
      <dd>{creator}</dd>
      <dt className="muted">made</dt>
      <dd>
        <time dateTime={dateMade}>{shortDay(dateMade)}</time>
      </dd>
      {size && (
        <>
          <dt className="muted">size</dt>
          <dd>{size}</dd>
        </>
      )}
      {inGallery && (
        <>
          <dt className="muted">see it</dt>
          <dd>
            <Link href={PATHS.gallery}>in the gallery</Link>
          </dd>
        </>
      )}
      {maker && (
        <>
          <dt className="muted">maker</dt>
          <dd className={styles.lines}>{maker}</dd>
        </>
      )}
      {item.warnings && (
        <>
          <dt className="muted">warning</dt>
          <dd className={styles.lines}>{item.warnings}</dd>
        </>
      )}
      {!isSample && (
        <>
          <dt className="muted">stock</dt>
          <dd>{stock === 0 ? STORE_TEXTS.soldOut : `${stock} left`}</dd>
        </>
      )}
      {!selected && (
        <>
          <dt className="muted">note</dt>
          <dd>Not listed: visitors do not see it.</dd>
        </>
      )}
    </dl>
  )
}
