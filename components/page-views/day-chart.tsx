import styles from './page-views.module.css'

const STEP = 10
const BAR = 7

/** `values`: today first; the chart ends with today. */
export function DayChart({ values }: { values: readonly number[] }) {
  const max = Math.max(1, ...values)
  return (
    <svg
      className={styles.chart}
      width="100%"
      height="24"
      viewBox={`0 0 ${values.length * STEP} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.toReversed().map((value, i) => {
        const height = (value / max) * 96 + 4
        return <rect key={i} x={i * STEP} y={100 - height} width={BAR} height={height} />
      })}
    </svg>
  )
}
