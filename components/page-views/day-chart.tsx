import styles from './page-views.module.css'

type DayChartProps = {
  /** Today first; the chart ends with today. */
  values: readonly number[]
  height: number
}

const STEP = 10
const BAR = 8

/** The highest bar is the greatest value; the figures stand beside it as text. */
export function DayChart({ values, height }: DayChartProps) {
  const most = Math.max(1, ...values)
  return (
    <svg
      className={styles.chart}
      width="100%"
      height={height}
      viewBox={`0 0 ${values.length * STEP} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.toReversed().map((value, i) => {
        const bar = (value / most) * 99 + 1
        return <rect key={i} x={i * STEP} y={100 - bar} width={BAR} height={bar} />
      })}
    </svg>
  )
}
