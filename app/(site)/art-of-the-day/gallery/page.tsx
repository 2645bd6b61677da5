import { metadataOf } from '@/app/page-metadata'
import { Gallery } from '@/components/aotd/gallery/gallery'
import { NextPictureLine } from '@/components/aotd/next-picture-line'
import { MembersOnly } from '@/components/page/members-only'
import { PageHead } from '@/components/page/page-head'
import { YearBook } from '@/components/year-book/year-book'
import { BandsPlace } from '@/components/ui/picture-frame'
import { getNextPicture } from '@/lib/aotd/next-picture'
import { listGallery } from '@/lib/aotd/author/gallery'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

const TITLE = 'Your AOTD Gallery'
const LINKS = [
  { label: 'art of the day', href: PATHS.artOfTheDay },
  { label: 'archive', href: PATHS.artArchive },
]

export const generateMetadata = () => metadataOf('your-gallery')

export default async function GalleryPage() {
  const viewer = await getViewer()
  const items = viewer ? await listGallery(viewer) : []
  const years = [...new Set(items.map(({ date }) => date.slice(0, 4)))]
  return (
    <div className="content">
      <PageHead title={TITLE} links={LINKS} />
      {viewer ? (
        <Gallery items={items} />
      ) : (
        <MembersOnly sentence="Your own pictures are shown here." path={PATHS.artGallery}>
          <BandsPlace variant="still" />
        </MembersOnly>
      )}
      <NextPictureLine {...await getNextPicture(viewer)} />
      {years.length > 0 && <YearBook years={years} />}
    </div>
  )
}
