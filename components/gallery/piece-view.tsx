import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { PictureColumns } from '@/components/page/picture-columns'
import { ButtonLink } from '@/components/ui/button-link'
import { icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { piecePath, wallPath } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import { altOf, GALLERY_TEXTS, sizeOf } from '@/lib/gallery/catalogue'
import { picturePath } from '@/lib/gallery/tags'
import type { PieceLink, PiecePage } from '@/lib/gallery/schema'
import { PieceStage } from './piece-stage'
import styles from './piece-view.module.css'

const PreviousIcon = icon(<path d="m15 6-6 6 6 6" />)
const NextIcon = icon(<path d="m9 6 6 6-6 6" />)

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
      <nav className={styles.walk} aria-label="Pieces">
        <Link href={galleryPath} className={styles.back} title="Escape" aria-keyshortcuts="Escape">
          gallery
        </Link>
        <Step piece={previous} label="previous" shortcut="ArrowLeft">
          <PreviousIcon />
          previous
        </Step>
        <Step piece={next} label="next" shortcut="ArrowRight">
          next
          <NextIcon />
        </Step>
      </nav>
      <PictureColumns
        isUpright={height > width}
        picture={
          <PieceStage
            galleryPath={galleryPath}
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
          </PieceStage>
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

type StepProps = {
  piece: PieceLink | null
  label: string
  shortcut: string
  children: ReactNode
}

function Step({ piece, label, shortcut, children }: StepProps) {
  if (!piece) {
    return (
      <span className={`${styles.step} ${styles.end}`} aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link
      href={piecePath(piece.id)}
      className={styles.step}
      aria-label={`${label}: ${piece.title}`}
      title={shortcut}
      aria-keyshortcuts={shortcut}
    >
      {children}
    </Link>
  )
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
