import type { Metadata } from 'next'
import styles from '@/components/aotd/art-title.module.css'
import { LoggedOut } from '@/components/aotd/logged-out'
import { MemberArt } from '@/components/aotd/member-art'
import { PanelPlace } from '@/components/aotd-admin/panel-place'
import { ButtonLink } from '@/components/ui/button-link'
import { getTodayPage } from '@/lib/art-of-the-day/info'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { readDayColours } from '../../day-colours'

export const metadata: Metadata = { title: 'Art of the Day' }

export default async function ArtOfTheDayPage() {
  const viewer = await getViewer()
  const page = await getTodayPage(viewer)
  const { day: colourDay } = await readDayColours()
  return (
    <div className="content">
      <div className={styles.head}>
        <h1 className="type-title">Art of the Day</h1>
        <p className={styles.links}>
          <ButtonLink href={PATHS.artGallery}>gallery</ButtonLink>
          <ButtonLink href={PATHS.artArchive}>archive</ButtonLink>
        </p>
      </div>
      {viewer ? (
        <>
          <MemberArt page={page} colourDay={colourDay} />
          {!page.info && (
            <noscript>
              <p className="type-control">
                Without scripts the painting is not begun, and the page shows news when it is
                reloaded.
              </p>
            </noscript>
          )}
        </>
      ) : (
        <LoggedOut colourDay={colourDay} today={page.dateKey} />
      )}
      <PanelPlace viewer={viewer} />
    </div>
  )
}
