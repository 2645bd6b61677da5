import styles from './progress-line.module.css'

/** What a painting goes through; the picture's own step is by far the longest. */
const STEPS = ['its turn', 'the idea', 'the picture'] as const

/** How far the work is, by the step that the server says it has reached. */
export function ProgressLine({ status }: { status: string }) {
  const step = stepOf(status)
  return (
    <div className={styles.line}>
      <svg width="100%" height="4" aria-hidden="true">
        {STEPS.map((name, i) => (
          <rect
            key={name}
            x={`${(i * 100) / STEPS.length}%`}
            width={`${100 / STEPS.length - 1}%`}
            height="4"
            className={i <= step ? styles.reached : undefined}
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
