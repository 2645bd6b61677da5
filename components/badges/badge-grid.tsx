'use client'

import { useState } from 'react'
import { useLazy } from '@/components/ui/use-lazy'
import { count } from '@/lib/format'
import styles from './badge-grid.module.css'
import { Medal } from './medal'
import type { ShownBadge } from './shown-badge'

export function BadgeGrid({ badges, label }: { badges: readonly ShownBadge[]; label: string }) {
  const [openCode, setOpenCode] = useState<string | null>(null)
  const details = useLazy(async () => (await import('./badge-details')).BadgeDetails)
  const open = badges.find(({ badge }) => badge.code === openCode)

  async function show(code: string) {
    if (details.Loaded || (await details.open())) setOpenCode(code)
  }

  return (
    <>
      <ul className={styles.grid} aria-label={label}>
        {badges.map((shown) => (
          <li key={shown.badge.code}>
            <button
              type="button"
              className={styles.badge}
              aria-haspopup="dialog"
              onClick={() => void show(shown.badge.code)}
            >
              <Medal code={shown.badge.code} size="grid" isGrey={shown.state !== 'collected'} />
              <span className={styles.name}>{shown.badge.name}</span>
              <span className={styles.fact}>{shown.badge.description}</span>
              <Fact {...shown} />
            </button>
          </li>
        ))}
      </ul>
      {open && details.Loaded && <details.Loaded shown={open} onClose={() => setOpenCode(null)} />}
    </>
  )
}

/** An uncollected badge shows no points (G-92). */
function Fact({ badge, state, progress }: ShownBadge) {
  if (state === 'collected') {
    return (
      <span className={styles.fact}>
        {count(badge.value)} <span className="visually-hidden">Points</span>
      </span>
    )
  }
  if (state === 'waiting') return <span className={styles.fact}>not collected</span>
  if (!progress || progress.needed === 1) return null
  const { count: done, needed } = progress
  return (
    <>
      <svg className={styles.bar} width="100%" height="4" aria-hidden="true">
        <rect width={`${(done / needed) * 100}%`} height="4" />
      </svg>
      <span className={styles.fact}>
        {count(done)} of {count(needed)}
      </span>
    </>
  )
}
