import type { ReactNode } from 'react'
import { icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import styles from './walk.module.css'

const PreviousIcon = icon(<path d="m15 6-6 6 6 6" />)
const NextIcon = icon(<path d="m9 6 6 6-6 6" />)

type WalkStep = { title: string; href: string } | null

type WalkProps = {
  label: string
  back: { label: string; href: string }
  previous: WalkStep
  next: WalkStep
}

/** The keys that it names are those of `WalkStage`. */
export function Walk({ label, back, previous, next }: WalkProps) {
  return (
    <nav className={styles.walk} aria-label={label}>
      <Link href={back.href} className={styles.back} title="Escape" aria-keyshortcuts="Escape">
        {back.label}
      </Link>
      <Step step={previous} label="previous" shortcut="ArrowLeft">
        <PreviousIcon />
        previous
      </Step>
      <Step step={next} label="next" shortcut="ArrowRight">
        next
        <NextIcon />
      </Step>
    </nav>
  )
}

type StepProps = { step: WalkStep; label: string; shortcut: string; children: ReactNode }

function Step({ step, label, shortcut, children }: StepProps) {
  if (!step) {
    return (
      <span className={`${styles.step} ${styles.end}`} aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link
      href={step.href}
      className={styles.step}
      aria-label={`${label}: ${step.title}`}
      title={shortcut}
      aria-keyshortcuts={shortcut}
    >
      {children}
    </Link>
  )
}
