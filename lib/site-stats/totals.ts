import { type Admin, hasRole, type Viewer } from '@/lib/auth/permissions'
import { FEATURES } from '@/lib/features'
import type { AdminTotals, SiteTotals } from '@/lib/site-stats/schema'

const NONE: AdminTotals = {
  totalUsers: 0,
  totalAOTD: 0,
  totalMessages: 0,
  totalTokensUsed: 0,
  totalFriendsFamilyUsers: 0,
  usersWithTheMostTokens: [],
}

/** Admins also get the totals of members (G-101). */
export async function getSiteTotals(viewer: Viewer | null): Promise<SiteTotals | AdminTotals> {
  const { totalFriendsFamilyUsers, usersWithTheMostTokens, ...all } = await readTotals()
  return hasRole(viewer, 'admin')
    ? { ...all, totalFriendsFamilyUsers, usersWithTheMostTokens }
    : all
}

export function getAdminTotals(_admin: Admin): Promise<AdminTotals> {
  return readTotals()
}

async function readTotals(): Promise<AdminTotals> {
  const totals = { ...NONE }
  for (const feature of FEATURES) Object.assign(totals, await feature.totals?.())
  return totals
}
