import styles from './birthday-banner.module.css'

const HEIGHT = 48
const STEP = 32
const COUNT = 40

/** Inline, so that it has no address that others could open (G-107). */
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

function sag(knot: number): number {
  const part = (knot % 10) / 10
  return 2 + Math.round(64 * part * (1 - part))
}
