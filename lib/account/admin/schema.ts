import { z } from 'zod'
import {
  PERMISSIONS,
  PERMISSIONS_RULE,
  USER_FILTERS,
  USER_SORTS,
  VERIFICATION_TEXTS,
} from '@/lib/account/admin/catalogue'
import { EMAIL_MAX } from '@/lib/config/email-address'
import {
  count,
  day,
  documentId,
  emoji,
  instant,
  messageAnswer,
  pageField,
  username,
} from '@/lib/http/fields'
import { absentIfEmpty } from '@/lib/http/form-fields'
import { line } from '@/lib/http/text'
import { emailSchema, usernameSchema } from '@/lib/account/schema'
import { parseRoles } from '@/lib/auth/permissions'

export const adminUser = z
  .object({
    id: documentId,
    username,
    userEmoji: emoji.nullable(),
    email: z.string().meta({ example: 'anna@example.org' }),
    emailVerified: z.boolean(),
    role: z.string().meta({ example: 'user,chef' }),
    dateSigned: instant,
    lastSigned: instant,
    timesSigned: count,
    chatTokensUsed: count,
    permissions: z.int().min(PERMISSIONS.min).max(PERMISSIONS.max).meta({ example: 0 }),
    isSample: z.boolean(),
    isAwaitingApproval: z.boolean(),
    /** The owner or the account itself asked for the deletion (G-39). */
    deleteAfter: instant.nullable(),
  })
  .meta({ id: 'AdminUser' })
export type AdminUser = z.infer<typeof adminUser>

export const userStats = z.object({
  username,
  oGquoteCount: count,
  longestStreak: z.object({
    count,
    start: day.nullable(),
    end: day.nullable(),
    restedDays: count,
  }),
  importantNumbers: z.array(count),
  totalAOTDs: count,
  confirmedRecipeMakes: count,
  signupRank: count,
  daysOnTop: count,
})
export type UserStats = z.infer<typeof userStats>

const editableUser = z.object({
  username: z
    .string('Username must be a text.')
    .max(64, 'Username is too long.')
    .optional()
    .meta({ example: 'anna' }),
  userEmoji: z
    .string('Emoji must be a text.')
    .max(32, 'Input must be a single emoji.')
    .nullish()
    .meta({ example: '🌊' }),
  email: z
    .string('Email must be a text.')
    .max(254, 'Email must be at most 254 characters.')
    .optional()
    .meta({ example: 'anna@example.org' }),
  role: z
    .string('Role must be a text.')
    .max(200, 'Role is too long.')
    .optional()
    .meta({ example: 'user,chef' }),
  /** The bounds are checked with the other fields, so that all errors come in one response. */
  permissions: z.number(PERMISSIONS_RULE).optional(),
})

export const editUserBody = editableUser.extend({
  /** The form showed these values; one that changed since and is edited is 409 with both values. */
  before: editableUser.optional().meta({ example: { email: 'ann@example.org' } }),
})

export type EditUserBody = z.infer<typeof editUserBody>

export const usernameParams = z.object({ username: z.string() })

export const addressQuery = z.object({
  email: z.string().max(EMAIL_MAX).meta({ example: 'anna@example.org' }),
})
export const addressConfirmedAnswer = messageAnswer(VERIFICATION_TEXTS.confirmed)
export const addressRefusedAnswer = messageAnswer(VERIFICATION_TEXTS.refused)

/** The address of the list; what is not valid counts as absent. */
export const usersSearch = z.object({
  q: line(100).optional().catch(undefined),
  show: z
    .enum(USER_FILTERS.map(({ value }) => value))
    .optional()
    .catch(undefined),
  sort: z.enum(USER_SORTS).optional().catch(undefined),
  dir: z.enum(['up', 'down']).optional().catch(undefined),
  page: pageField.optional().catch(undefined),
})
export type UsersSearch = z.output<typeof usersSearch>

export type UsersPage = { users: AdminUser[]; found: number; page: number; pages: number }

export const statsSearch = usersSearch.extend({
  stats: pageField.optional().catch(undefined),
  tokens: z.literal('all').optional().catch(undefined),
})
export type StatsSearch = z.output<typeof statsSearch>

const adminSession = z.object({
  id: z.string().meta({ example: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA' }),
  device: z.string().meta({ example: 'Firefox on Linux' }),
  openedAt: instant,
  isCurrent: z.boolean(),
})
export type AdminSession = z.infer<typeof adminSession>

export const adminSessions = z.object({ sessions: z.array(adminSession) })

export const userSessionParams = usernameParams.extend({ session: z.string().max(64) })

/** Whoever gets a link gets the role, so an admin is named only among existing accounts. */
const grantedRole = z
  .string('Role must be a text.')
  .max(200, 'Role is too long.')
  .default('user')
  .transform(
    (role) =>
      parseRoles(role)
        .filter((name) => name !== 'admin')
        .join(',') || 'user',
  )
  .meta({ example: 'user,chef' })

export const inviteBody = z.object({
  /** It is mailed there; the link of one that has no address is in the answer alone. */
  email: absentIfEmpty(emailSchema.nullable()),
  role: grantedRole,
})
export type InviteBody = z.output<typeof inviteBody>

export const linkAnswer = z.object({
  id: documentId,
  url: z.url().meta({ example: 'https://example.org/register?invitation=q83vEjRW' }),
})

export const createUserBody = z.object({
  username: usernameSchema,
  email: emailSchema,
  role: grantedRole,
})
export type CreateUserBody = z.output<typeof createUserBody>

const invitationRow = z.object({
  id: documentId,
  email: z.string().nullable().meta({ example: 'anna@example.org' }),
  role: z.string().meta({ example: 'user,chef' }),
  createdAt: instant,
  expiresAt: instant,
  state: z.enum(['open', 'used', 'expired']),
  usedBy: username.nullable(),
})
export type InvitationRow = z.infer<typeof invitationRow>

export const invitationsAnswer = z.object({ invitations: z.array(invitationRow) })

export const invitationParams = z.object({ id: z.string() })

export const checklistBody = z.object({
  isClosed: z.boolean('Closed must be true or false.').optional(),
  hasCopyElsewhere: z.boolean('A copy must be true or false.').optional(),
})
export type ChecklistBody = z.output<typeof checklistBody>
