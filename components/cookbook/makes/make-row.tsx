import type { ReactNode } from 'react'
import { ReportButton } from '@/components/reports/report-button'
import { LazyDecisions } from '@/components/waiting/lazy-decisions'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { recipePath } from '@/lib/config/paths'
import { recipeImagePath } from '@/lib/cookbook/tags'
import { MAKE_LIMITS, MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import { authorDeletion, ownerDecisions, ownerDeletion } from '@/lib/cookbook/makes/decisions'
import type { Make } from '@/lib/cookbook/makes/schema'
import { shortDay } from '@/lib/format'
import styles from './make-row.module.css'

type MakeRowProps = {
  recipe: { _id: string; title: string; slug: string }
  make: Make
  may: 'decide' | 'withdraw' | 'read'
  /** Visitors who report it solve one. */
  captcha: CaptchaConfig | null
  linkOf: (name: string) => ReactNode
}

export function MakeRow({ recipe, make, may, captcha, linkOf }: MakeRowProps) {
  const { author, date, rating, comment, confirmed, image, smallImage } = make
  const stars = rating !== null && `${rating}/${MAKE_LIMITS.rating.max}`
  return (
    <li className={styles.make} id={`make-${make._id}`}>
      <a href={recipeImagePath(recipe._id, image)} className={styles.link}>
        <img
          src={recipeImagePath(recipe._id, smallImage)}
          alt={`${recipe.title}, made by ${author}`}
          width={128}
          height={128}
          loading="lazy"
          className={styles.picture}
        />
      </a>
      <div className={styles.words}>
        <p dir="auto" className={styles.comment}>
          {comment}
        </p>
        <p className="type-small muted">
          {linkOf(author)}, <time dateTime={date}>{shortDay(date)}</time>
          {stars && `, ${stars}`}
        </p>
        {may === 'read' && (
          <ReportButton
            path={`${recipePath(recipe.slug)}#make-${make._id}`}
            about={`the make by ${author}`}
            {...(captcha && { captcha })}
          />
        )}
        {!confirmed && <p className={`${styles.waiting} type-small`}>{MAKE_TEXTS.waiting}</p>}
        <Controls recipeId={recipe._id} make={make} may={may} />
      </div>
    </li>
  )
}

type ControlsProps = Pick<MakeRowProps, 'make' | 'may'> & { recipeId: string }

function Controls({ recipeId, make: { _id: makeId, author, confirmed }, may }: ControlsProps) {
  const ids = { recipeId, makeId }
  const about = `make by ${author}`
  if (may === 'decide') {
    const decisions = confirmed ? [ownerDeletion(ids)] : ownerDecisions(ids)
    return <LazyDecisions decisions={decisions} about={about} isQuiet />
  }
  if (may === 'read' || confirmed) return null
  return <LazyDecisions decisions={[authorDeletion(ids)]} about={about} isQuiet />
}
