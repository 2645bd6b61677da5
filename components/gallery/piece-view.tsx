import type { ReactNode } from 'react'
import { PictureColumns } from '@/components/page/picture-columns'
import { Walk } from '@/components/page/walk'
import { WalkStage } from '@/components/page/walk-stage'
import { ButtonLink } from '@/components/ui/button-link'
import { Picture } from '@/components/ui/picture'
import { piecePath, wallPath } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import { altOf, GALLERY_TEXTS, sizeOf } from '@/lib/gallery/catalogue'
import { picturePath } from '@/lib/gallery/tags'
import type { PieceLink, PiecePage } from '@/lib/gallery/schema'
import styles from './piece-view.module.css'

type PieceViewProps = PiecePage & {
  description: ReactNode
  actions?: ReactNode
  report?: ReactNode
}

export function PieceView(props: PieceViewProps) {
  const { piece, previous, next, galleryPath, description, actions, report } = props
  const { title, creator, imageFilename, width, height } = piece
  return (
    <>
      <Walk
        label="Pieces"
        back={{ label: 'gallery', href: galleryPath }}
        previous={stepTo(previous)}
        next={stepTo(next)}
      />
      <PictureColumns
        isUpright={height > width}
        picture={
          <WalkStage
            className={styles.stage}
            back={galleryPath}
            previous={previous && piecePath(previous.id)}
            next={next && piecePath(next.id)}
          >
            <Picture
              src={picturePath(imageFilename)}
              alt={altOf(piece)}
              width={width}
              height={height}
              failed={GALLERY_TEXTS.pictureFailed}
            />
          </WalkStage>
        }
      >
        <div className={styles.words}>
          <h1 dir="auto" className={`${styles.title} type-name`}>
            {title}
          </h1>
          <p>{creator}</p>
          <p className="type-control muted">{factsOf(piece)}</p>
          {piece.description && <div className={styles.description}>{description}</div>}
          <OnTheWall piece={piece} />
          {actions}
          {report}
        </div>
      </PictureColumns>
    </>
  )
}

function factsOf(piece: PiecePage['piece']): string {
  const notes = [piece.isSample && 'sample', piece.toShow === false && 'for members']
  return [shortDay(piece.dateMade), sizeOf(piece), ...notes].filter(Boolean).join(', ')
}

function stepTo(piece: PieceLink | null) {
  return piece && { title: piece.title, href: piecePath(piece.id) }
}

function OnTheWall({ piece }: { piece: PiecePage['piece'] }) {
  if (sizeOf(piece) === null) {
    return (
      <p className="type-control muted">
        Its size is not known, so it cannot hang on the wall in true scale.
      </p>
    )
  }
  return (
    <p className={styles.wall}>
      <ButtonLink href={wallPath([piece._id])}>on the wall</ButtonLink>
    </p>
  )
}
