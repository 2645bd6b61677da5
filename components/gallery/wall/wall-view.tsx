import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { HungGrid } from '@/components/page/hung-grid'
import { piecePath, wallPath } from '@/lib/config/paths'
import { sizeOf, WALL_MAX } from '@/lib/gallery/catalogue'
import { picturePath } from '@/lib/gallery/tags'
import type { Piece } from '@/lib/gallery/schema'
import type { Beside } from './hang'
import { type SizedPiece, Wall } from './wall'
import styles from './wall.module.css'

type WallViewProps = {
  pieces: readonly Piece[]
  beside: Beside
  others: readonly Piece[]
  pager: ReactNode
}

const SCENES = [
  { beside: 'sofa', label: 'sofa, 200 cm wide' },
  { beside: 'person', label: 'person, 170 cm tall' },
] as const

const CHOICE_ID = 'choice'

/** What hangs is in the address, so that it works without scripts and can be sent. */
export function WallView({ pieces, beside, others, pager }: WallViewProps) {
  const sized = pieces.filter(isSized)
  const ids = pieces.map(({ _id }) => _id)
  const pathOf = (hung: readonly string[], scene: Beside = beside) =>
    wallPath(hung, scene === 'sofa' ? {} : { beside: scene })
  const free = others.filter(({ _id }) => !ids.includes(_id))
  return (
    <div className={styles.layout}>
      <div className={styles.scene}>
        {sized.length > 0 && (
          <nav className={styles.switch} aria-label="Scale">
            {SCENES.map((scene) => (
              <Link
                key={scene.beside}
                href={pathOf(ids, scene.beside)}
                scroll={false}
                aria-current={scene.beside === beside ? 'true' : undefined}
              >
                {scene.label}
              </Link>
            ))}
          </nav>
        )}
        {sized.length > 0 && <Wall pieces={sized} beside={beside} />}
        {pieces.length > 0 && (
          <ul className={styles.hung} aria-label="Hanging">
            {pieces.map((piece) => (
              <li key={piece._id} className={styles.row}>
                <Link href={piecePath(piece._id)} className={styles.work}>
                  {piece.title}
                </Link>
                <span>{sizeOf(piece) ?? 'no size is known, so it cannot hang here'}</span>
                <Link
                  href={pathOf(ids.filter((id) => id !== piece._id))}
                  scroll={false}
                  aria-label={`take down ${piece.title}`}
                >
                  take down
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {free.length > 0 && (
        <section aria-labelledby={CHOICE_ID}>
          <h2 id={CHOICE_ID} className="type-lead">
            Choose a piece
          </h2>
          <p className={`${styles.limit} type-control muted`}>
            {ids.length >= WALL_MAX
              ? 'The wall is full: take one down first.'
              : `It hangs beside the others, at most ${WALL_MAX}.`}
          </p>
          {ids.length < WALL_MAX && (
            <HungGrid size="small">
              {free.map((piece) => (
                <li key={piece._id}>
                  <Other piece={piece} href={pathOf([...ids, piece._id])} />
                </li>
              ))}
            </HungGrid>
          )}
          {pager}
        </section>
      )}
    </div>
  )
}

function Other({ piece, href }: { piece: Piece; href: string }) {
  const { title, smallFilename, width, height } = piece
  return (
    <figure className={styles.other}>
      <img src={picturePath(smallFilename)} width={width} height={height} alt="" loading="lazy" />
      <figcaption>
        <Link href={href} scroll={false} className="covers" aria-label={`hang ${title}`}>
          <span className={styles.work}>{title}</span>
        </Link>
        <p className="muted">{sizeOf(piece)}</p>
      </figcaption>
    </figure>
  )
}

function isSized(piece: Piece): piece is SizedPiece {
  return sizeOf(piece) !== null
}
