import type { Metadata } from 'next'
import { metadataOf } from '@/app/page-metadata'
import { Gallery } from '@/components/aotd/gallery/gallery'
import { MembersOnly } from '@/components/page/members-only'
import { PageHead } from '@/components/page/page-head'
import { BandsPlace } from '@/components/ui/picture-frame'
import { listGallery } from '@/lib/aotd/author/gallery'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

const TITLE = 'Your AOTD Gallery'
const LINKS = [
  { label: 'art of the day', href: PATHS.artOfTheDay },
  { label: 'archive', href: PATHS.artArchive },
]

export function generateMetadata(): Promise<Metadata> {
  return metadataOf('your-gallery')
}

export default async function GalleryPage() {
  const viewer = await getViewer()
  return (
    <div className="content">
      <PageHead title={TITLE} links={LINKS} />
      {viewer ? (
        <Gallery items={await listGallery(viewer)} />
      ) : (
        <MembersOnly sentence="Your own pictures are shown here." path={PATHS.artGallery}>
          <BandsPlace variant="still" />
        </MembersOnly>
      )}
    </div>
  )
}
