import { Link } from '@/components/ui/link'
import { metadataOf } from '@/app/page-metadata'
import { PieceGrid } from '@/components/gallery/piece-grid'
import { Page, PageHead } from '@/components/page/page-head'
import { cursorSteps, Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { PlusIcon } from '@/components/ui/icons'
import { loadSection } from '@/lib/pages/section-error'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { loginPath, PATHS } from '@/lib/config/paths'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { siteConfig } from '@/lib/settings/site-config'
import { listGalleryPage } from '@/lib/gallery/pieces'
import { galleryQuery } from '@/lib/gallery/schema'
import styles from './art.module.css'

export const generateMetadata = () => metadataOf('gallery')

const WALL = { label: 'on the wall', href: PATHS.artWall }
const FOR_MANAGERS = [
  { label: 'arrange', href: PATHS.arrangeArt },
  { label: 'add art', href: PATHS.addArt, icon: <PlusIcon /> },
]

export default async function GalleryPage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const { cursor } = await readSearch(galleryQuery, searchParams)
  const load = () => listGalleryPage(viewer, cursor)
  const { pieces, next } = await loadSection(GALLERY_TEXTS.fetchFailed, load)
  const isNewest = cursor === undefined
  const links = [
    ...(pieces.length > 0 ? [WALL] : []),
    ...(hasRole(viewer, 'gallery_manager') ? FOR_MANAGERS : []),
  ]
  return (
    <Page>
      <PageHead title={viewer ? 'gallery' : <VisitorTitle />} links={links} />
      <p className={`${styles.lead} type-control`}>{GALLERY_TEXTS.lead(siteConfig().ownerName)}</p>
      <PieceGrid pieces={pieces} />
      <Pager
        label="Parts of the gallery"
        {...cursorSteps({ path: PATHS.gallery, cursor: 'cursor', isNewest, next })}
      />
    </Page>
  )
}

function VisitorTitle() {
  return (
    <>
      gallery{' '}
      <Link href={loginPath(PATHS.gallery)} className={styles.hint}>
        (login to see more)
      </Link>
    </>
  )
}
