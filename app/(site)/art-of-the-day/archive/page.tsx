import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArtHead } from '@/components/aotd/art-head'
import { MembersOnly } from '@/components/aotd/members-only'
import { ArchiveYear } from '@/components/aotd/gallery/archive-year'
import { BandsPlace } from '@/components/ui/picture-frame'
import { findArchiveYear } from '@/lib/aotd/archive'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

const LINKS = [
  { label: 'art of the day', href: PATHS.artOfTheDay },
  { label: 'gallery', href: PATHS.artGallery },
]

export const metadata: Metadata = { title: 'Archive' }

type ArchivePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ArchivePage({ searchParams }: ArchivePageProps) {
  const viewer = await getViewer()
  const { year } = await searchParams
  const found = Array.isArray(year) ? null : await findArchiveYear(year)
  if (!found) notFound()
  return (
    <div className="content">
      <ArtHead title="Archive" links={LINKS} />
      {viewer ? (
        <ArchiveYear {...found} />
      ) : (
        <MembersOnly says="The pictures of all days are for members." path={PATHS.artArchive}>
          <BandsPlace manner="still" />
        </MembersOnly>
      )}
    </div>
  )
}
