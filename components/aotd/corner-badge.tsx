import { useEffect, useState } from 'react'
import { badgeCalls } from '@/components/badges/calls'
import { Link } from '@/components/ui/link'
import { CornerCut } from '@/components/ui/picture-frame'
import { badgeImagePath } from '@/lib/badges/catalogue'
import type { Badge } from '@/lib/badges/schema'
import { PATHS } from '@/lib/config/paths'
import styles from './completed-art.module.css'

/** Badges are counted meanwhile. */
const AFTER_TITLE_MS = 3600

/** The newest of the badges that wait to be collected, which asks for nothing. */
export function CornerBadge() {
  const [badge, setBadge] = useState<Badge>()

  useEffect(() => {
    const timer = setTimeout(() => {
      // Where badges are off there are none.
      badgeCalls.listUncollected().then(
        (waiting) => setBadge(waiting.at(-1)),
        () => {},
      )
    }, AFTER_TITLE_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!badge) return null
  return (
    <div className={styles.badge}>
      <CornerCut side="right">
        <Link href={PATHS.badges} aria-label={`New badge: ${badge.name}`}>
          <img src={badgeImagePath(badge.code)} width={56} height={56} alt="" />
        </Link>
      </CornerCut>
    </div>
  )
}
