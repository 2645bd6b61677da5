import type { Metadata } from 'next'
import { cache } from 'react'
import { z } from 'zod'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { metadataOf } from '@/app/page-metadata'
import styles from '@/components/aotd/gallery/archive-year.module.css'
import { ArchiveYear } from '@/components/aotd/gallery/archive-year'
import cloth from '@/components/aotd/gallery/cloth.module.css'
import { NextPictureLine } from '@/components/aotd/next-picture-line'
import { ForVisitors } from '@/components/aotd/for-visitors'
import { MembersPrompt } from '@/components/page/members-only'
import { PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { getNextPicture } from '@/lib/aotd/next-picture'
import { findArchiveYear } from '@/lib/aotd/archive'
import { clothPath } from '@/lib/aotd/tags'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

const LINKS = [
  { label: 'art of the day', href: PATHS.artOfTheDay },
  { label: 'your gallery', href: PATHS.artGallery },
]

/** A repeated year becomes an empty one; the archive validates it. */
const archiveSearch = z.object({ year: z.string().optional().catch('') })

const findOnce = cache(async (year?: string) => findArchiveYear(await getViewer(), year))

async function findYear(searchParams: SearchProps['searchParams']) {
  return findOnce((await readSearch(archiveSearch, searchParams)).year)
}

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return (await findYear(searchParams)) ? metadataOf('archive') : NOT_FOUND
}

export default async function ArchivePage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const found = await findYear(searchParams)
  if (!found) return <MissingPage instead={{ label: 'archive', href: PATHS.artArchive }} />
  return (
    <div className="content">
      <PageHead title="Archive" links={LINKS} />
      <NextPictureLine {...await getNextPicture(viewer)} />
      {!viewer && (
        <div className={styles.prompt}>
          <MembersPrompt
            sentence={
              <>
                <ForVisitors /> Everybody sees the colours.
              </>
            }
            path={PATHS.artArchive}
          />
        </div>
      )}
      <div className={cloth.year}>
        <ArchiveYear {...found} />
        {found.months.length > 0 && (
          <figure className={cloth.cloth}>
            <img src={clothPath(found.year)} alt={`The colours of ${found.year}, woven`} />
            <figcaption className="type-small muted">{found.year}, to print</figcaption>
          </figure>
        )}
      </div>
    </div>
  )
}
