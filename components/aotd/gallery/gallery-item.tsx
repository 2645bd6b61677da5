'use client'

import { Link } from '@/components/ui/link'
import { useId, useState } from 'react'
import { PaintedFrom } from '@/components/aotd/art-emojis'
import { AuthorLine } from '@/components/aotd/author-line'
import { ArtCounts, ArtQuote } from '@/components/aotd/art-facts'
import { smallImagePath } from '@/lib/aotd/tags'
import type { GalleryItem as Item } from '@/lib/aotd/schema'
import { artDayPath } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import styles from './gallery-item.module.css'
import { LazyPicture } from './lazy-picture'

export function GalleryItem({ item, isFirst }: { item: Item; isFirst: boolean }) {
  const { title, date, filename, altText, width, height, isSample } = item
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <figure className={styles.item}>
      <div className={styles.picture}>
        <LazyPicture
          src={smallImagePath(filename)}
          alt={altText}
          width={width}
          height={height}
          isFirst={isFirst}
        />
        <div id={id} className={`${styles.sheet} ${isOpen ? styles.open : ''}`}>
          <Facts item={item} />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="visually-hidden">About {title}</span>
        </button>
      </div>
      <figcaption className={styles.caption}>
        <Link href={artDayPath(date)} className={styles.link}>
          {title}
        </Link>
        <span className={`${styles.day} type-small muted`}>
          {shortDay(date)}
          {isSample && ', sample'}
        </span>
      </figcaption>
    </figure>
  )
}

function Facts({ item }: { item: Item }) {
  const { authorQuote, emojis, views } = item
  return (
    <>
      <p className="type-control muted">
        <AuthorLine {...item} />
      </p>
      {authorQuote && <ArtQuote art={item} />}
      <div className={styles.row}>
        <PaintedFrom emojis={emojis} className={styles.emojis} />
        <ArtCounts streak={0} views={views} />
      </div>
    </>
  )
}
