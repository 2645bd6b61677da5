import styles from './birthday-banner.module.css'

const HEIGHT = 48
const STEP = 32
const COUNT = 40

/**
 * Bunting in the colours of the day, for two of the users alone (G-107). It is part of the page, so
 * that it has no address that others could be given.
 */
export function BirthdayBanner() {
  return (
    <svg
      className={styles.banner}
      viewBox={`0 0 ${STEP * COUNT} ${HEIGHT}`}
      height={HEIGHT}
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label="Bunting for your birthday"
    >
      {Array.from({ length: COUNT }, (_, i) => {
        const [left, right] = [sag(i), sag(i + 1)]
        const x = i * STEP
        return (
          <path
            key={i}
            d={`M${x + 3} ${left}L${x + STEP - 3} ${right}L${x + STEP / 2} ${(left + right) / 2 + 26}Z`}
            className={styles.flag}
          />
        )
      })}
      <path
        d={`M0 ${sag(0)}${Array.from({ length: COUNT }, (_, i) => `L${(i + 1) * STEP} ${sag(i + 1)}`).join('')}`}
        className={styles.string}
      />
    </svg>
  )
}

/** How deep the string hangs at a knot; it is nailed up at every tenth. */
function sag(knot: number): number {
  const part = (knot % 10) / 10
  return 2 + Math.round(64 * part * (1 - part))
}
