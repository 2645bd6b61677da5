import { DIFFICULTY } from '@/lib/cookbook/catalogue'
import styles from './difficulty.module.css'

const STEP_PX = 7

export function Difficulty({ value }: { value: number }) {
  const ticks = Array.from({ length: DIFFICULTY.max }, (_, i) => i)
  return (
    <span className={styles.difficulty}>
      <svg
        className={styles.ticks}
        width={ticks.length * STEP_PX - 2}
        height={10}
        aria-hidden="true"
      >
        {ticks.map((i) => (
          <rect
            key={i}
            x={i * STEP_PX}
            width={5}
            height={10}
            className={i < value ? styles.full : styles.empty}
          />
        ))}
      </svg>
      {value}/{DIFFICULTY.max}
    </span>
  )
}
