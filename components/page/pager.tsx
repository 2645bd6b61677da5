import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { PagePending } from './page-pending'
import styles from './pager.module.css'

/** A link, or a step within a list that the browser has in full. */
export type PagerStep = { label: string } & (
  { href: string } | { onPress: () => void; isEnd: boolean }
)

type PagerProps = {
  /** For screen readers. */
  label: string
  /** Null on the newest page. */
  newer: PagerStep | null
  older: PagerStep | null
  /** `2 / 5`, for numbered pages. */
  place?: string
  /** Keeps the scroll position. */
  keepsPlace?: boolean
}

export function Pager({ label, newer, older, place, keepsPlace = false }: PagerProps) {
  if (!newer && !older) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      {newer && <Step step={newer} keepsPlace={keepsPlace} />}
      {place && <span>{place}</span>}
      {older && <Step step={older} keepsPlace={keepsPlace} />}
    </nav>
  )
}

function Step({ step, keepsPlace }: { step: PagerStep; keepsPlace: boolean }) {
  if ('href' in step) {
    return (
      <Link href={step.href} prefetch={false} scroll={!keepsPlace}>
        {step.label}
        <PagePending />
      </Link>
    )
  }
  return (
    <Button variant="quiet" disabled={step.isEnd} onClick={step.onPress}>
      {step.label}
    </Button>
  )
}

type CursorPage = {
  path: string
  /** The name of the query parameter. */
  cursor: string
  isNewest: boolean
  /** Null at the end. */
  next: string | null
}

/** Back to the newest page, and to the next older one. */
export function cursorSteps({ path, cursor, isNewest, next }: CursorPage) {
  return {
    newer: isNewest ? null : { label: 'newest', href: path },
    older: next === null ? null : { label: 'older', href: `${path}?${cursor}=${next}` },
  }
}
