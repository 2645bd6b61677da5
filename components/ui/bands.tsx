import styles from './bands.module.css'

type BandsProps = {
  direction: 'across' | 'down'
  className?: string
}

/** Colours and shares come from the page's style. */
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
