import { bandsOf } from '@/lib/config/picture-bands'
import styles from './picture.module.css'

/** The picture's own colours lie below it while it loads. */
export function PictureBands({ src }: { src: string }) {
  return (
    <svg className={styles.bands} preserveAspectRatio="none" viewBox="0 0 1 5" aria-hidden="true">
      {bandsOf(src).map((colour, i) => (
        <rect key={i} y={i} width="1" height="1" fill={colour} />
      ))}
    </svg>
  )
}
