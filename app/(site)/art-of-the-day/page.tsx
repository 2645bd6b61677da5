import type { Metadata } from 'next'
import { z } from 'zod'
import { metadataOf } from '@/app/page-metadata'
import { PanelPlace } from '@/components/aotd/admin/panel-place'
import { LoggedOut } from '@/components/aotd/logged-out'
import { MemberArt } from '@/components/aotd/member-art'
import { PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { getTodayPage } from '@/lib/aotd/info'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { readDayColours } from '../../day-colours'

const TITLE = 'Art of the Day'
const LINKS = [
  { label: 'your gallery', href: PATHS.artGallery },
  { label: 'archive', href: PATHS.artArchive },
]

export function generateMetadata(): Promise<Metadata> {
  return metadataOf('art-of-the-day')
}

/** `?panel=1` asks for the admin panel (G-135). */
const artSearch = z.object({ panel: z.literal('1').optional().catch(undefined) })

export default async function ArtOfTheDayPage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const page = await getTodayPage(viewer)
  const { day: colourDay } = await readDayColours()
  const { panel } = await readSearch(artSearch, searchParams)
  return (
    <div className="content">
      <PageHead title={TITLE} links={LINKS} />
      {viewer ? (
        <>
          <MemberArt page={page} colourDay={colourDay} />
          {!page.info && (
            <noscript>
              <p className="type-control">
                This page cannot start a picture without JavaScript. Reload it to see whether there
                is one.
              </p>
            </noscript>
          )}
        </>
      ) : (
        <LoggedOut colourDay={colourDay} today={page.dateKey} />
      )}
      <PanelPlace viewer={viewer} isAsked={panel === '1'} />
    </div>
  )
}
