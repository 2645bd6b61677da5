import type { PaletteBand } from '@/lib/aotd/schema'
import styles from './palette-bands.module.css'

/** For any day; the page's style has only the present day's colours. */
export function PaletteBands({ palette }: { palette: readonly PaletteBand[] }) {
  const whole = palette.reduce((sum, { share }) => sum + share, 0)
  const bands = palette.map(({ hex }, i) => {
    const above = palette.slice(0, i).reduce((sum, { share }) => sum + share, 0)
    return { hex, top: ((100 * above) / whole).toFixed(1) }
  })
  return (
    <svg className={styles.bands} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
      {/* Bands overlap, so that no gap shows. */}
      {bands.map(({ hex, top }, i) => (
        <path key={i} d={`M0 ${top}h1v100H0`} fill={hex} />
      ))}
    </svg>
  )
}
