import { metadataOf } from '@/app/page-metadata'
import { WallView } from '@/components/gallery/wall/wall-view'
import { Empty } from '@/components/page/empty'
import { Link } from '@/components/ui/link'
import { Page, PageHead } from '@/components/page/page-head'
import { Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { loadSection } from '@/lib/pages/section-error'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS, wallPath } from '@/lib/config/paths'
import { GALLERY_TEXTS, WALL_MAX } from '@/lib/gallery/catalogue'
import { listPiecesById, listSizedPieces } from '@/lib/gallery/pieces'
import { wallQuery } from '@/lib/gallery/schema'

export const generateMetadata = () => metadataOf('wall')

export default async function WallPage({ searchParams }: SearchProps) {
  const viewer = await getViewer()
  const { pieces: requestedIds, beside, cursor } = await readSearch(wallQuery, searchParams)
  const [hung, sized] = await loadSection(GALLERY_TEXTS.fetchFailed, () =>
    Promise.all([
      listPiecesById(viewer, requestedIds?.split(',').slice(0, WALL_MAX) ?? []),
      listSizedPieces(viewer, cursor),
    ]),
  )
  const pieces = requestedIds === undefined ? sized.pieces.slice(0, 1) : hung
  const scene = { ...(beside === 'person' && { beside }) }
  const ids = pieces.map(({ _id }) => _id)
  const newer = cursor === undefined ? null : { label: 'first', href: wallPath(ids, scene) }
  const older =
    sized.next === null
      ? null
      : { label: 'more', href: wallPath(ids, { ...scene, cursor: sized.next }) }
  return (
    <Page>
      <PageHead title="on the wall" />
      <p className="type-control">
        <Link href={PATHS.gallery}>The gallery</Link> {GALLERY_TEXTS.wallLead}
      </p>
      {pieces.length === 0 && sized.pieces.length === 0 ? (
        <Empty place="tall" hint="A piece hangs here once its owner gives its width and height.">
          <p className="type-lead">No piece has a size yet.</p>
        </Empty>
      ) : (
        <WallView
          pieces={pieces}
          beside={beside}
          others={sized.pieces}
          pager={<Pager label="Further pieces" newer={newer} older={older} keepsPlace />}
        />
      )}
    </Page>
  )
}
