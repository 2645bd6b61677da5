import styles from './progress-line.module.css'

const STEPS = ['the painter', 'the idea', 'the picture'] as const
/** It is a percentage of the line. */
const GAP = 1

export function ProgressLine({ status }: { status: string }) {
  const step = stepOf(status)
  return (
    <div className={styles.line}>
      <svg width="100%" height="4" aria-hidden="true">
        {STEPS.map((name, i) => (
          <rect
            key={name}
            x={`${(i * (100 + GAP)) / STEPS.length}%`}
            width={`${(100 + GAP) / STEPS.length - GAP}%`}
            height="4"
            className={i < step ? styles.done : i === step ? styles.present : undefined}
          />
        ))}
      </svg>
      <p className="type-small muted">
        step {step + 1} of {STEPS.length}: {STEPS[step]}
      </p>
    </div>
  )
}

function stepOf(status: string): number {
  if (status === 'generating' || status === 'busy') return 2
  return status === 'started' ? 1 : 0
}
