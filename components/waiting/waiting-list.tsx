import { Link } from '@/components/ui/link'
import { shortDay } from '@/lib/format'
import type { WaitingItem } from '@/lib/config/waiting'
import { Decisions } from './decisions'
import styles from './waiting-list.module.css'

export function WaitingList({ items }: { items: readonly WaitingItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, kind, title, href, by, at, text, note, picture, decisions }) => (
        <li key={id} className={styles.item}>
          {picture && (
            <img
              src={picture}
              alt={`Photo by ${by}`}
              width={96}
              height={96}
              loading="lazy"
              className={styles.picture}
            />
          )}
          <div className={styles.words}>
            <h2 className={styles.title}>
              {kind}: <Link href={href}>{title}</Link>
            </h2>
            {text && <p className={styles.text}>{text}</p>}
            <p className="type-small muted">
              {[by, shortDay(at), note].filter(Boolean).join(', ')}
            </p>
          </div>
          <Decisions decisions={decisions} about={`${kind} by ${by}, ${title}`} />
        </li>
      ))}
    </ul>
  )
}
