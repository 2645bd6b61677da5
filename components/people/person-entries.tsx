import { Link } from '@/components/ui/link'
import type { PersonEntry } from '@/lib/define-feature'
import styles from './person-entries.module.css'

type PersonEntriesProps = { label: string; entries: readonly PersonEntry[] }

/** The title beside a picture says what it shows. */
export function PersonEntries({ label, entries }: PersonEntriesProps) {
  return (
    <ul className={styles.entries} aria-label={label}>
      {entries.map(({ key, title, href, fact, picture }) => (
        <li key={key} className={styles.entry}>
          {picture && (
            <img
              src={picture}
              alt=""
              width={160}
              height={160}
              loading="lazy"
              className={styles.picture}
            />
          )}
          <Link href={href} className="covers">
            {title}
          </Link>
          <span className="type-small muted">{fact}</span>
        </li>
      ))}
    </ul>
  )
}
