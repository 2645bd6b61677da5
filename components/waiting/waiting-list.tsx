import { Moment } from '@/components/page/moment'
import { Link } from '@/components/ui/link'
import type { WaitingItem } from '@/lib/config/waiting'
import { Decisions } from './decisions'
import styles from './waiting-list.module.css'

export function WaitingList({ items }: { items: readonly WaitingItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, kind, noun, title, href, by, at, text, note, picture, decisions }) => (
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
              {kind}: <Title href={href}>{title}</Title>
            </h2>
            {text && <p className={styles.text}>{text}</p>}
            <p className="type-small muted">
              {by && `${by}, `}
              <Moment at={at} />
              {note && `, ${note}`}
            </p>
          </div>
          <Decisions decisions={decisions} about={`${noun ?? kind} by ${by}, ${title}`} />
        </li>
      ))}
    </ul>
  )
}

/** An e-mail address is opened by the reader's own program. */
function Title({ href, children }: { href: string; children: string }) {
  if (href.startsWith('mailto:')) return <a href={href}>{children}</a>
  return <Link href={href}>{children}</Link>
}
