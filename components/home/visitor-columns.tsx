import type { ReactNode } from 'react'
import { Bands } from '@/components/ui/bands'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import type { ColourDay } from '@/lib/aotd/schema'
import { loginPath, PATHS } from '@/lib/config/paths'
import { coloursOf } from '@/components/aotd/colours-of'
import styles from './home.module.css'
import { Rank } from './rank'
import { Specimens } from '@/components/aotd/specimens'
import { ButtonLink } from '@/components/ui/button-link'

type VisitorColumnsProps = {
  lead: string
  /** Null until a picture has set the site's colours. */
  day: ColourDay | null
  /** The art day, YYYY-MM-DD. */
  today: string
  next: ReactNode
}

/** The site paints no pictures (G-141). */
export function PlainVisitorColumns() {
  return (
    <div className={styles.buttons}>
      <ButtonLink href={PATHS.register} variant="filled">
        Sign up
      </ButtonLink>
      <ButtonLink href={PATHS.login}>Log in</ButtonLink>
    </div>
  )
}

export function VisitorColumns({ lead, day, today, next }: VisitorColumnsProps) {
  return (
    <div className={`${styles.columns} ${styles.ofVisitor}`}>
      <div className={styles.intro}>
        <p className={`${styles.lead} type-lead`}>{lead}</p>
        <div className={styles.buttons}>
          <ButtonLink href={PATHS.register} variant="filled">
            Sign up
          </ButtonLink>
          <ButtonLink href={loginPath(PATHS.artOfTheDay)}>Log in</ButtonLink>
        </div>
      </div>
      <div className={styles.specimens}>
        <Specimens />
      </div>
      <div className={styles.ledger}>
        <div className={styles.row}>
          <p>{stateOf(day, today)}</p>
          {day && <Bands direction="across" className={styles.strip} />}
          {next}
        </div>
        <Rank role="visitor" />
      </div>
    </div>
  )
}

function stateOf(day: ColourDay | null, today: string): string {
  if (!day) return ART_TEXTS.nobodyYet
  if (day.dateKey === today) return 'Today’s picture is here, for members. These are its colours.'
  return `${ART_TEXTS.notStartedToday} ${coloursOf(day)}:`
}
