import { Colours } from '@/components/home/colours'
import styles from '@/components/home/home.module.css'
import { Teaser } from '@/components/home/teaser'
import { ButtonLink } from '@/components/ui/button-link'
import { findTeaser } from '@/lib/art-of-the-day/info'
import { getViewer } from '@/lib/auth/viewer'
import { loginPath, PATHS } from '@/lib/config/paths'
import { readDayColours } from '../day-colours'

export default async function HomePage() {
  const viewer = await getViewer()
  const teaser = await findTeaser(viewer)
  const { dateKey } = await readDayColours()
  return (
    <div className={`${styles.home} content`}>
      <h1 className={`${styles.title} type-title`}>
        <span>One small picture a day,</span> <span>painted before the light goes.</span>
      </h1>
      <div className={styles.columns}>
        {teaser ? <Teaser teaser={teaser} /> : <Colours colourDay={dateKey} />}
        <div className={styles.ledger}>
          <p className={styles.row}>
            <span className="muted">rank</span>
            <span className={styles.role}>{viewer?.role ?? 'visitor'}</span>
          </p>
          <p className={styles.row}>
            {viewer ? 'Art of the day' : 'The picture is for members.'}
            {viewer ? (
              <ButtonLink href={PATHS.artOfTheDay}>See it</ButtonLink>
            ) : (
              <ButtonLink href={loginPath(PATHS.artOfTheDay)} variant="filled">
                Log in
              </ButtonLink>
            )}
          </p>
        </div>
      </div>
    </div>
  )
}
