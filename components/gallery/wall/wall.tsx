import { sizeOf } from '@/lib/gallery/catalogue'
import { picturePath } from '@/lib/gallery/tags'
import type { Piece } from '@/lib/gallery/schema'
import { Furniture } from './furniture'
import { type Beside, hangOnWall, PERSON_CM, SOFA_CM } from './hang'
import styles from './wall.module.css'

export type SizedPiece = Piece & { widthCm: number; heightCm: number }

/** It is beyond the edges of any screen. */
const FAR = 10_000

type WallProps = { pieces: readonly SizedPiece[]; beside: Beside }

/** Scaled as a whole, so that the proportions are true on every screen. */
export function Wall({ pieces, beside }: WallProps) {
  const { width, height, floorY, pictures, furniture } = hangOnWall(pieces, beside)
  return (
    <div className={styles.room}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.wall}
        role="img"
        aria-label={sceneOf(pieces, beside)}
      >
        <rect x={-FAR} width={width + 2 * FAR} height={floorY} className={styles.plaster} />
        <path d={`M${-FAR} ${floorY}H${width + FAR}`} className={styles.floor} />
        {pictures.map((box, i) => {
          const piece = pieces[i]
          if (!piece) return null
          return (
            <g key={piece._id}>
              <rect {...box} className={styles.place} />
              <image
                {...box}
                href={picturePath(piece.imageFilename)}
                preserveAspectRatio="xMidYMid slice"
              />
            </g>
          )
        })}
        <Furniture beside={beside} box={furniture} />
      </svg>
    </div>
  )
}

function sceneOf(pieces: readonly SizedPiece[], beside: Beside): string {
  const works = pieces.map((piece) => `${piece.title}, ${sizeOf(piece)}`).join('; ')
  return beside === 'sofa'
    ? `${works}; above a sofa ${SOFA_CM.width} cm wide`
    : `${works}; beside a person ${PERSON_CM.height} cm tall`
}
