import type { PaletteBand } from '@/lib/aotd/schema'
import styles from './palette-bands.module.css'

/** It takes any day's palette; the page's style has only the present day's colours. */
export function PaletteBands({ palette }: { palette: readonly PaletteBand[] }) {
  const whole = palette.reduce((sum, { share }) => sum + share, 0)
  const bands = palette.map(({ hex }, i) => {
    const above = palette.slice(0, i).reduce((sum, { share }) => sum + share, 0)
    return { hex, top: ((100 * above) / whole).toFixed(1) }
  })
  return (
    // Without a viewBox, which a picture frame takes for a picture's own ratio.
    <svg className={styles.bands} aria-hidden="true">
      {/* Bands overlap, so that no gap shows. */}
      {bands.map(({ hex, top }, i) => (
        <rect key={i} y={`${top}%`} width="100%" height="100%" fill={hex} />
      ))}
    </svg>
  )
}
