import type { Metadata } from 'next'
import { PanelPlace } from '@/components/aotd/admin/panel-place'
import { LoggedOut } from '@/components/aotd/logged-out'
import { MemberArt } from '@/components/aotd/member-art'
import { PageHead } from '@/components/page/page-head'
import { getTodayPage } from '@/lib/aotd/info'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { readDayColours } from '../../day-colours'

const TITLE = 'Art of the Day'
const LINKS = [
  { label: 'gallery', href: PATHS.artGallery },
  { label: 'archive', href: PATHS.artArchive },
]

export const metadata: Metadata = { title: TITLE }

export default async function ArtOfTheDayPage() {
  const viewer = await getViewer()
  const page = await getTodayPage(viewer)
  const { day: colourDay } = await readDayColours()
  return (
    <div className="content">
      <PageHead title={TITLE} links={LINKS} />
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
