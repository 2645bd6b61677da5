import { HungGrid } from '@/components/page/hung-grid'
import { Link } from '@/components/ui/link'
import type { PersonEntry } from '@/lib/define-feature'
import styles from './person-entries.module.css'

/** The title beside a picture says what it shows. */
export function PersonEntries({ entries }: { entries: readonly PersonEntry[] }) {
  return (
    <HungGrid size="small">
      {entries.map(({ title, href, fact, picture }, i) => (
        // Several badges lead to one page.
        <li key={i} className={styles.entry}>
          <figure>
            {picture ? (
              <img src={picture} alt="" loading="lazy" className={styles.picture} />
            ) : (
              <span />
            )}
            <figcaption>
              <Link href={href} className="covers">
                {title}
              </Link>
              <p className="type-small muted">{fact}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </HungGrid>
  )
}
