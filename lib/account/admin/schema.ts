import { z } from 'zod'
import { PERMISSIONS_RULE } from '@/lib/account/admin/catalogue'

/** An account as admins see it (S1 §3); dates are ISO (G-102a). */
export type AdminUser = {
  id: string
  username: string
  userEmoji: string | null
  email: string
  emailVerified: boolean
  role: string
  dateSigned: string
  lastSigned: string
  timesSigned: number
  chatTokensUsed: number
  permissions: number
  isSample: boolean
}

/** A row of `GET /api/stats/users` (S1 §3, G-100). */
export type UserStats = {
  username: string
  oGquoteCount: number
  longestStreak: { count: number; start: string | null; end: string | null }
  importantNumbers: number[]
  totalAOTDs: number
  confirmedRecipeMakes: number
  /** 1 for whoever signed up first. */
  signupRank: number
  daysOnTop: number
}

/** PUT /api/stats/user/{username}; what is not named here is ignored (G-102). */
export const editUserBody = z.object({
  username: z.string('Username must be a text.').max(64, 'Username is too long.').optional(),
  /** Empty takes the emoji away. */
  userEmoji: z.string('Emoji must be a text.').max(32, 'Input must be a single emoji.').nullish(),
  email: z
    .string('Email must be a text.')
    .max(254, 'Email must be at most 254 characters.')
    .optional(),
  role: z.string('Role must be a text.').max(200, 'Role is too long.').optional(),
  /** Its bounds are asked of with the rules of the other fields, so that all are told at once. */
  permissions: z.number(PERMISSIONS_RULE).optional(),
})

export type EditUserBody = z.infer<typeof editUserBody>

export const usernameParams = z.object({ username: z.string() })
