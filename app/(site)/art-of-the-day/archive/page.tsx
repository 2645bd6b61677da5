import type { Metadata } from 'next'
import { z } from 'zod'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { ArchiveYear } from '@/components/aotd/gallery/archive-year'
import { MembersOnly } from '@/components/page/members-only'
import { PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { BandsPlace } from '@/components/ui/picture-frame'
import { findArchiveYear } from '@/lib/aotd/archive'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

const LINKS = [
  { label: 'art of the day', href: PATHS.artOfTheDay },
  { label: 'gallery', href: PATHS.artGallery },
]

/** The archive validates the year; no year is repeated. */
const archiveSearch = z.object({ year: z.string().optional().catch('') })

async function findYear(searchParams: SearchProps['searchParams']) {
  return findArchiveYear((await readSearch(archiveSearch, searchParams)).year)
}

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return (await findYear(searchParams)) ? { title: 'Archive' } : NOT_FOUND
}

export default async function ArchivePage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const found = await findYear(searchParams)
  if (!found) return <MissingPage />
  return (
    <div className="content">
      <PageHead title="Archive" links={LINKS} />
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
