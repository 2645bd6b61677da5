'use client'

import { usePathname } from 'next/navigation'
import { useId, useRef } from 'react'
import { ChevronIcon } from '@/components/ui/chevron-icon'
import { type NavMenu as Menu, WIDE_ENTRIES } from '@/lib/config/navigation'
import styles from './header.module.css'
import { deepestWithin } from './is-within'
import { NavLink } from './nav-link'

/** The header marks the entry that it has beside its menus. */
function isBeside(path: string): boolean {
  return WIDE_ENTRIES.some(({ href }) => href === path)
}

/** A native popover, so it works before any script. */
export function NavMenu({ label, entries }: Menu) {
  const pathname = usePathname()
  const id = useId()
  const menu = useRef<HTMLUListElement>(null)
  const current = deepestWithin(
    pathname,
    entries.map(({ href }) => href),
  )
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${styles.link} ${styles.opener}`}
        aria-current={(current !== null && !isBeside(current)) || undefined}
      >
        {label}
        <ChevronIcon size={16} />
      </button>
      <ul id={id} ref={menu} popover="auto" className={styles.menu}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <NavLink
              href={entry.href}
              label={entry.label}
              isCurrent={entry.href === current}
              className={styles.entry}
              onClick={() => menu.current?.hidePopover()}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
