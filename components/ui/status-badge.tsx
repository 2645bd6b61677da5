import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

type Look = { colour: string; shape: ReactNode }

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }

const FULL = <path d="M0 0h10v10H0z" fill="currentColor" />
const HALF = (
  <>
    <path d="M.75.75h8.5v8.5H.75z" {...outline} />
    <path d="M0 5h10v5H0z" fill="currentColor" />
  </>
)
const HOLLOW = <path d="M.75.75h8.5v8.5H.75z" {...outline} />
const CIRCLE = <circle cx="5" cy="5" r="4" {...outline} />
const CROSS = <path d="m1 1 8 8m0-8-8 8" {...outline} />
const DASH = <path d="M0 5h10" {...outline} />

const OTHER: Look = { colour: 'grey', shape: DASH }

const LOOKS: Record<string, Look> = {
  completed: { colour: 'green', shape: FULL },
  sent: { colour: 'green', shape: FULL },
  generating: { colour: 'amber', shape: HALF },
  busy: { colour: 'amber', shape: HALF },
  resuming: { colour: 'amber', shape: HALF },
  pending: { colour: 'purple', shape: HOLLOW },
  started: { colour: 'purple', shape: HOLLOW },
  waiting: { colour: 'purple', shape: HOLLOW },
  loading: { colour: 'blue', shape: CIRCLE },
  failed: { colour: 'red', shape: CROSS },
  error: { colour: 'red', shape: CROSS },
}

const WORDS: Record<string, string> = {
  busy: 'processing',
  started: 'initializing',
  error: 'failed',
}

/** A status as shape and word; the colour only helps (S1 §4). */
export function StatusBadge({ status }: { status: string }) {
  const { colour, shape } = LOOKS[status] ?? OTHER
  return (
    <span className={`${styles.badge} ${styles[colour]} type-small`}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        {shape}
      </svg>
      {WORDS[status] ?? status.replaceAll('_', ' ')}
    </span>
  )
}
