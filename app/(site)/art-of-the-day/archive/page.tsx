import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import styles from '@/components/aotd/gallery/archive-year.module.css'
import { ArchiveYear } from '@/components/aotd/gallery/archive-year'
import { MembersPrompt } from '@/components/page/members-only'
import { PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { findArchiveYear } from '@/lib/aotd/archive'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

const LINKS = [
  { label: 'art of the day', href: PATHS.artOfTheDay },
  { label: 'gallery', href: PATHS.artGallery },
]

export const metadata: Metadata = { title: 'Archive' }

/** The archive validates the year. */
const archiveSearch = z.object({ year: z.string().optional() })

export default async function ArchivePage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const { year } = await readSearch(archiveSearch, searchParams)
  const found = await findArchiveYear(viewer, year)
  if (!found) notFound()
  return (
    <div className="content">
      <PageHead title="Archive" links={LINKS} />
      {!viewer && (
        <div className={styles.prompt}>
          <MembersPrompt
            says="The pictures of all days are for members. Everybody sees their colours."
            path={PATHS.artArchive}
          />
        </div>
      )}
      <ArchiveYear {...found} />
    </div>
  )
}
