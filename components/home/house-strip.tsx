import { Link } from '@/components/ui/link'
import { Section } from '@/components/page/section'
import type { ColourDay } from '@/lib/aotd/schema'
import type { DayEntry } from '@/lib/config/day-entry'
import { longDay } from '@/lib/format'
import styles from './house-strip.module.css'

type HouseStripProps = {
  entries: readonly DayEntry[]
  /** The day of the picture whose colours theirs are nearest to. */
  day: ColourDay | null
}

export function HouseStrip({ entries, day }: HouseStripProps) {
  if (entries.length === 0) return null
  const purposes = entries.map(({ purpose }) => purpose).join(', ')
  const reason = day
    ? `near in colour to the picture of ${longDay(day.dateKey)}`
    : 'each day another'
  return (
    <div className={styles.strip}>
      <Section title="From the house" fact={`something ${purposes}: ${reason}`}>
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
