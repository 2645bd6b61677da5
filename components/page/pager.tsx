import { Link } from '@/components/ui/link'
import { PagePending } from './page-pending'
import styles from './pager.module.css'

type PagerStep = { label: string; href: string }

type PagerProps = {
  /** Screen readers need it. */
  label: string
  newer: PagerStep | null
  older: PagerStep | null
  /** `2 / 5`, for numbered pages. */
  place?: string
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
  return (
    <Link href={step.href} scroll={!keepsPlace}>
      {step.label}
      <PagePending />
    </Link>
  )
}

type CursorPage = {
  path: string
  cursor: string
  isNewest: boolean
  next: string | null
}

export function cursorSteps({ path, cursor, isNewest, next }: CursorPage) {
  return {
    newer: isNewest ? null : { label: 'newest', href: path },
    older: next === null ? null : { label: 'older', href: `${path}?${cursor}=${next}` },
  }
}

type NumberedPage = { page: number; pages: number; hrefOf: (page: number) => string }

export function numberedSteps({ page, pages, hrefOf }: NumberedPage) {
  return {
    newer: page > 1 ? { label: 'previous', href: hrefOf(page - 1) } : null,
    older: page < pages ? { label: 'next', href: hrefOf(page + 1) } : null,
    place: `${page} / ${pages}`,
  }
}
