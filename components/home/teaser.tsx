import { Link } from '@/components/ui/link'
import { ArtEmojis } from '@/components/aotd/art-emojis'
import { AuthorLine } from '@/components/aotd/author-line'
import { LazyPicture } from '@/components/aotd/gallery/lazy-picture'
import { PictureFrame } from '@/components/ui/picture-frame'
import { smallImagePath } from '@/lib/aotd/catalogue'
import type { ArtTeaser } from '@/lib/aotd/schema'
import { PATHS } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import styles from './home.module.css'

/** Counts no view (G-47). */
export function Teaser({ teaser }: { teaser: ArtTeaser }) {
  const { title, dateKey, altText, filename, width, height } = teaser
  return (
    <figure className={styles.picture}>
      <Link href={PATHS.artOfTheDay} aria-label={`Art of the Day: ${title}`}>
        <PictureFrame bleeds>
          <LazyPicture
            src={smallImagePath(filename)}
            alt={altText}
            width={width}
            height={height}
            isFirst
          />
          <ArtEmojis emojis={teaser.emojis} />
        </PictureFrame>
      </Link>
      <figcaption className={styles.caption}>
        <span className={styles.work}>{title}</span>
        <span className={`${styles.day} type-small muted`}>{shortDay(dateKey)}</span>
        <span className={`${styles.author} muted`}>
          <AuthorLine {...teaser} />
        </span>
        <span className={`${styles.label} type-small muted`}>
          {teaser.isSample ? 'Sample picture, AI-generated' : 'AI-generated'}
        </span>
      </figcaption>
    </figure>
  )
}
