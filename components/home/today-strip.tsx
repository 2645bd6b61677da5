import { Link } from '@/components/ui/link'
import { Section } from '@/components/page/section'
import type { DayEntry } from '@/lib/config/day-entry'
import styles from './today-strip.module.css'

export function TodayStrip({ entries }: { entries: readonly DayEntry[] }) {
  if (entries.length === 0) return null
  return (
    <div className={styles.strip}>
      <Section title="Today" fact="another choice every day">
        <Entries entries={entries} />
      </Section>
    </div>
  )
}

export function Entries({ entries }: { entries: readonly DayEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.href} className={styles.entry}>
          <EntryPicture picture={entry.picture} />
          <Words entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** Decoration where the title beside it says what it shows. */
function EntryPicture({ picture }: Pick<DayEntry, 'picture'>) {
  return (
    <div className={styles.place}>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt ?? ''}
          width={picture.size?.width ?? 720}
          height={picture.size?.height ?? 540}
          loading="lazy"
          fetchPriority="low"
          className={`${styles.picture} ${picture.size ? '' : styles.cut}`}
        />
      )}
    </div>
  )
}

function Words({ entry }: { entry: DayEntry }) {
  const { kind, title, isWork, href, facts, isSample } = entry
  return (
    <div className={styles.words}>
      {kind && <span className="type-small muted">{isSample ? `${kind}, sample` : kind}</span>}
      <Link href={href} className={`${styles.link} ${isWork ? styles.work : ''} covers`}>
        {title}
      </Link>
      <span className="type-small muted">{facts.join(' · ')}</span>
    </div>
  )
}
