import { sizeOf } from '@/lib/gallery/catalogue'
import { picturePath } from '@/lib/gallery/tags'
import type { Piece } from '@/lib/gallery/schema'
import {
  type Beside,
  hangOnWall,
  PERSON_CM,
  SOFA_CM,
  type Box,
} from '@/components/gallery/wall/hang'
import styles from './wall.module.css'

export type SizedPiece = Piece & { widthCm: number; heightCm: number }

const FAR = 10_000

/** Scaled as a whole, so that the proportions are true on every screen. */
export function Wall({ pieces, beside }: { pieces: readonly SizedPiece[]; beside: Beside }) {
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
  const nameOf = ({ title, altText }: SizedPiece) => (altText ? `${title} (${altText})` : title)
  const works = pieces.map((piece) => `${nameOf(piece)}, ${sizeOf(piece)}`).join('; ')
  return beside === 'sofa'
    ? `${works}; above a sofa ${SOFA_CM.width} cm wide`
    : `${works}; beside a person ${PERSON_CM.height} cm tall`
}

function Furniture({ beside, box: { x, y } }: { beside: Beside; box: Box }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.furniture}>
      {beside === 'sofa' ? <Sofa {...SOFA_CM} /> : <Person {...PERSON_CM} />}
    </g>
  )
}

type Size = { width: number; height: number }

function Sofa({ width, height }: Size) {
  const seat = height - 42
  return (
    <>
      <rect x={14} y={0} width={width - 28} height={seat + 4} rx={6} />
      <path d={`M${width / 2} 4V${seat}`} />
      <rect x={18} y={seat} width={width / 2 - 18} height={18} rx={4} />
      <rect x={width / 2} y={seat} width={width / 2 - 18} height={18} rx={4} />
      <rect x={14} y={seat + 18} width={width - 28} height={14} />
      <rect x={0} y={seat - 16} width={18} height={48} rx={6} />
      <rect x={width - 18} y={seat - 16} width={18} height={48} rx={6} />
      <path d={`M12 ${seat + 32}v10M${width - 12} ${seat + 32}v10`} />
    </>
  )
}

function Person({ width, height }: Size) {
  const middle = width / 2
  return (
    <>
      <ellipse cx={middle} cy={11.5} rx={9} ry={11.5} />
      <path
        d={
          `M${middle - 4} 22v6c-10 1-17 5-18 13l-3 47c0 4 6 4 6 0l5-36 1 28-3 ${height - 80}h11` +
          `l5-${height - 96} 5 ${height - 96}h11l-3-${height - 80} 1-28 5 36c0 4 6 4 6 0l-3-47c-1-8-8-12-18-13v-6z`
        }
      />
    </>
  )
}
