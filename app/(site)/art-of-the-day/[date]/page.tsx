import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { DayArt } from '@/components/aotd/gallery/day-art'
import { PaletteBands } from '@/components/aotd/gallery/palette-bands'
import { MembersOnly } from '@/components/page/members-only'
import { PageHead } from '@/components/page/page-head'
import { findArtDayPage } from '@/lib/aotd/permalink'
import { getViewer } from '@/lib/auth/viewer'
import { artDayPath, PATHS } from '@/lib/config/paths'
import { longDay } from '@/lib/format'

const LINKS = [
  { label: 'archive', href: PATHS.artArchive },
  { label: 'gallery', href: PATHS.artGallery },
]

type DayPageProps = { params: Promise<{ date: string }> }

const readPage = cache(async (date: string) => findArtDayPage(await getViewer(), date))

export async function generateMetadata({ params }: DayPageProps): Promise<Metadata> {
  const page = await readPage((await params).date)
  if (!page) return NOT_FOUND
  const day = longDay(page.dateKey)
  const title = page.art ? `${page.art.title}, ${day}` : `Art of ${day}`
  const path = artDayPath(page.dateKey)
  // Link previews are fetched without a session, so they never show a picture.
  return { title, alternates: { canonical: path }, openGraph: { title, url: path } }
}

export default async function DayPage({ params }: DayPageProps) {
  const page = await readPage((await params).date)
  if (!page) return <MissingPage />
  const { dateKey, palette, isSample, art } = page
  return (
    <div className="content">
      <PageHead title={longDay(dateKey)} links={LINKS} />
      {art ? (
        <DayArt dateKey={dateKey} isSample={isSample} art={art} />
      ) : (
        <MembersOnly
          says={`The colours of that day${isSample ? ', a sample' : ''}. The picture is for members.`}
          path={artDayPath(dateKey)}
        >
          <PaletteBands palette={palette} />
        </MembersOnly>
      )}
    </div>
  )
}
