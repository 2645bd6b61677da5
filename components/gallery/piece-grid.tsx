import { Link } from '@/components/ui/link'
import { Empty } from '@/components/page/empty'
import { HungGrid } from '@/components/page/hung-grid'
import { Picture } from '@/components/ui/picture'
import { piecePath } from '@/lib/config/paths'
import { altOf, GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { picturePath } from '@/lib/gallery/tags'
import type { Piece } from '@/lib/gallery/schema'
import styles from './piece-grid.module.css'

/** The number of pictures in the first view. */
const FIRST = 3

export function PieceGrid({ pieces }: { pieces: readonly Piece[] }) {
  if (pieces.length === 0) {
    return (
      <Empty place="tall" hint="The owner and the gallery managers hang pictures here.">
        <p className="type-lead">Nothing hangs here yet.</p>
      </Empty>
    )
  }
  return (
    <HungGrid>
      {pieces.map((piece, i) => (
        <li key={piece._id} id={`piece-${piece._id}`} className={styles.item}>
          <HungPiece piece={piece} isFirst={i < FIRST} />
        </li>
      ))}
    </HungGrid>
  )
}

function HungPiece({ piece, isFirst }: { piece: Piece; isFirst: boolean }) {
  const { _id, title, creator, dateMade, smallFilename, width, height } = piece
  return (
    <figure className={styles.figure}>
      <Picture
        src={picturePath(smallFilename)}
        alt={altOf(piece)}
        width={width}
        height={height}
        isLazy={!isFirst}
        failed={GALLERY_TEXTS.pictureFailed}
      />
      <figcaption className={styles.caption}>
        <Link href={piecePath(_id)} dir="auto" className={`${styles.link} covers`}>
          {title}
        </Link>
        <span className={`${styles.end} type-small muted`}>{dateMade.slice(0, 4)}</span>
        <span className="type-small muted">{creator}</span>
        <span className={`${styles.end} type-small muted`}>{notesOf(piece)}</span>
      </figcaption>
    </figure>
  )
}

function notesOf({ isSample, toShow }: Piece): string {
  return [isSample && 'sample', toShow === false && 'for members'].filter(Boolean).join(', ')
}
