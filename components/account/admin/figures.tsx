import Link from 'next/link'
import { PATHS } from '@/lib/config/paths'
import { count } from '@/lib/format'
import type { AdminTotals } from '@/lib/site-stats/schema'
import styles from './figures.module.css'
import { usersPath } from './users-path'

export const CHAT_ANCHOR = 'chat'

/** Each leads to what it counts (G-101). */
export function Figures({ totals }: { totals: AdminTotals }) {
  const byTokens = usersPath({ show: 'members', sort: 'chatTokensUsed' })
  const figures = [
    { label: 'users', value: totals.totalUsers, href: usersPath({ show: 'members' }) },
    { label: 'art of the day', value: totals.totalAOTD, href: PATHS.artArchive },
    { label: 'messages', value: totals.totalMessages, href: `#${CHAT_ANCHOR}` },
    {
      label: 'friends & family',
      value: totals.totalFriendsFamilyUsers,
      href: usersPath({ show: 'friends' }),
    },
    { label: 'tokens used', value: totals.totalTokensUsed, href: byTokens },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, href }) => (
        <div key={label} className={styles.figure}>
          <dt className="type-small muted">{label}</dt>
          <dd className={`${styles.value} type-figure`}>
            <Link href={href} prefetch={false} className={styles.link}>
              {count(value)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
