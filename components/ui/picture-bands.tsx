import { bandsOf } from '@/lib/config/picture-bands'
import styles from './picture.module.css'

type PictureBandsProps = {
  src: string
  /** The picture's, where its place may be wider; without it they fill the place. */
  size?: { width: number; height: number }
}

/** The picture's own colours lie below it while it loads. */
export function PictureBands({ src, size }: PictureBandsProps) {
  const { width, height } = size ?? { width: 1, height: 5 }
  return (
    <svg
      className={styles.bands}
      preserveAspectRatio={size ? 'xMinYMin' : 'none'}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {bandsOf(src).map((colour, i) => (
        <rect key={i} y={(i * height) / 5} width={width} height={height / 5} fill={colour} />
      ))}
    </svg>
  )
}
