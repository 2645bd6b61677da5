/** What everybody may know of the site as a whole (G-101). */
export type SiteTotals = {
  totalUsers: number
  totalAOTD: number
  totalMessages: number
  totalTokensUsed: number
}

/** What only admins may know. */
export type AdminTotals = SiteTotals & {
  totalFriendsFamilyUsers: number
  /** At most ten, most first; nobody without any. */
  usersWithTheMostTokens: { username: string; chatTokensUsed: number }[]
}
