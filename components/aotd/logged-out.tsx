import { ButtonLink } from '@/components/ui/button-link'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import type { ColourDay } from '@/lib/art-of-the-day/schema'
import { loginPath, PATHS } from '@/lib/config/paths'
import { ArtLayout } from './art-layout'
import { coloursOf } from './format'
import styles from './notice.module.css'

type LoggedOutProps = { colourDay: ColourDay | null; today: string }

/** The bands are for everyone, the picture for members. */
export function LoggedOut({ colourDay, today }: LoggedOutProps) {
  return (
    <ArtLayout
      picture={
        <PictureFrame bleeds>
          <BandsPlace manner="still" />
        </PictureFrame>
      }
    >
      <div className={styles.notice}>
        <h2 className="type-lead">{saidOf(colourDay, today)} The picture is for members.</h2>
        <p className="type-control muted">Log in or sign up to see it.</p>
        <p className={styles.actions}>
          <ButtonLink href={loginPath(PATHS.artOfTheDay)} variant="filled">
            Log in
          </ButtonLink>
          <ButtonLink href={PATHS.signup}>Sign up</ButtonLink>
        </p>
      </div>
    </ArtLayout>
  )
}

function saidOf(colourDay: ColourDay | null, today: string): string {
  if (colourDay === null) return 'The paint is still wet.'
  return colourDay.dateKey === today ? 'Today’s colours.' : `${coloursOf(colourDay)}.`
}
