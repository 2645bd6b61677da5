import styles from './bands.module.css'

type BandsProps = {
  /** `across` reads from left to right, `down` from top to bottom. */
  direction: 'across' | 'down'
  className?: string
}

/** The palette of the day as five hard bands; colours and shares come with the page's style. */
export function Bands({ direction, className = '' }: BandsProps) {
  return (
    <span className={`${styles.bands} ${styles[direction]} ${className}`} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </span>
  )
}
