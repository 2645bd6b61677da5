import { Figures } from '@/components/page/figures'
import { PATHS } from '@/lib/config/paths'
import { count } from '@/lib/format'
import type { AdminTotals } from '@/lib/site-stats/schema'
import { usersPath } from './users-path'

export const CHAT_ANCHOR = 'chat'

export function SiteFigures({ totals }: { totals: AdminTotals }) {
  const byTokens = usersPath({ show: 'members', sort: 'chatTokensUsed' })
  const { totalUsers, totalAOTD, totalMessages, totalFriendsFamilyUsers, totalTokensUsed } = totals
  const figures = [
    { label: 'users', value: count(totalUsers), href: usersPath({ show: 'members' }) },
    { label: 'art of the day', value: count(totalAOTD), href: PATHS.artArchive },
    { label: 'messages', value: count(totalMessages), href: `#${CHAT_ANCHOR}` },
    {
      label: 'friends & family',
      value: count(totalFriendsFamilyUsers),
      href: usersPath({ show: 'friends' }),
    },
    { label: 'tokens used', value: count(totalTokensUsed), href: byTokens },
  ]
  return <Figures figures={figures} hasRule />
}
