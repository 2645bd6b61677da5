import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { pageMetadata } from '@/app/page-metadata'
import { LazyDayArt } from '@/components/aotd/gallery/lazy-day-art'
import { PaletteBands } from '@/components/aotd/gallery/palette-bands'
import { MembersOnly } from '@/components/page/members-only'
import { PersonLink } from '@/components/page/person-link'
import { PageHead } from '@/components/page/page-head'
import { findArtDayPage } from '@/lib/aotd/permalink'
import { getViewer } from '@/lib/auth/viewer'
import { artDayPath, PATHS } from '@/lib/config/paths'
import { longDay } from '@/lib/format'
import { isReportable } from '@/lib/site/reports'

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
  return pageMetadata({
    path: artDayPath(page.dateKey),
    title: page.art ? `${page.art.title}, ${day}` : `Art of ${day}`,
    description: `The five colours of the picture of ${day}. The picture is for members.`,
    share: { kind: 'day', id: page.dateKey },
    feed: 'art',
  })
}

export default async function DayPage({ params }: DayPageProps) {
  const page = await readPage((await params).date)
  if (!page) return <MissingPage instead={{ label: 'archive', href: PATHS.artArchive }} />
  const { dateKey, palette, isSample, art } = page
  return (
    <div className="content">
      <PageHead title={longDay(dateKey)} links={LINKS} />
      {art ? (
        <LazyDayArt
          dateKey={dateKey}
          isSample={isSample}
          palette={palette}
          isReportable={await isReportable(await getViewer(), artDayPath(dateKey))}
          art={art}
          author={<PersonLink name={art.createdBy} />}
        />
      ) : (
        <MembersOnly
          sentence={`The colours of ${isSample ? 'a sample picture' : 'the picture of that day'}. The picture is for members.`}
          path={artDayPath(dateKey)}
        >
          <PaletteBands palette={palette} />
        </MembersOnly>
      )}
    </div>
  )
}
