import { Types } from 'mongoose'
import { readUser } from '@/lib/account/admin/read-user'
import { findOwner } from '@/lib/account/find-owner'
import { recordUserChange } from '@/lib/account/record-user-change'
import type { Admin } from '@/lib/auth/permissions'
import { BADGE_ADMIN_TEXTS as TEXTS } from '@/lib/badges/admin/catalogue'
import { BADGES_LOCK } from '@/lib/badges/admin/save-badges'
import type { AwardBody } from '@/lib/badges/admin/schema'
import { type BadgeDocument, getBadge } from '@/lib/badges/badges'
import { holdings } from '@/lib/badges/content'
import { grantBadges } from '@/lib/badges/grant'
import { now } from '@/lib/clock'
import { AppError, notFound } from '@/lib/errors'
import { withLock } from '@/lib/leases/lock'
import { UserBadgeModel } from '@/models/user-badge'

type Award = { badge: BadgeDocument; userId: Types.ObjectId; username: string }

/** An admin awards with a reason (G-132); a badge that was revoked comes back. */
export async function awardBadge(admin: Admin, body: AwardBody): Promise<{ message: string }> {
  const award = await readAward(body)
  const { badge, userId } = award
  if (badge.retiredAt) throw conflict(TEXTS.retired)
  if (badge.isUnique && (await findOwner())?.id === String(userId)) throw conflict(TEXTS.notToOwner)
  const given = { awardedById: new Types.ObjectId(admin.id), reason: body.reason }
  await withLock(BADGES_LOCK, async () => {
    if (await giveBack(award, given)) return
    const { isUnique } = await getBadge(badge.code)
    const grant = { userId, badgeId: badge._id, dateEarned: now(), isUnique, ...given }
    const [made] = await grantBadges([grant])
    if (!made) throw await refusal(award)
  })
  await record(admin, 'award badge', award, body.reason)
  return { message: TEXTS.awarded }
}

export async function revokeBadge(admin: Admin, body: AwardBody): Promise<{ message: string }> {
  const award = await readAward(body)
  const revoked = await holdings.updateMany(
    { userId: award.userId, badgeId: award.badge._id, revokedAt: null },
    { $set: { revokedAt: now() } },
  )
  if (revoked === 0) throw notFound(TEXTS.notHeld)
  await record(admin, 'revoke badge', award, body.reason)
  return { message: TEXTS.revoked }
}

async function readAward({ username, badgeCode }: AwardBody): Promise<Award> {
  const badge = await getBadge(badgeCode)
  const user = await readUser(username)
  return { badge, userId: user._id, username: user.username }
}

/** Whether the member had lost it; its points count again once it is collected again. */
async function giveBack(
  { badge, userId }: Award,
  given: { awardedById: Types.ObjectId; reason: string },
): Promise<boolean> {
  const returned = await holdings.updateMany(
    { userId, badgeId: badge._id, revokedAt: { $ne: null } },
    { $set: { ...given, revokedAt: null, collectedAt: null, dateEarned: now() } },
  )
  return returned > 0
}

async function refusal({ badge, userId }: Award): Promise<AppError> {
  const isHeld = await UserBadgeModel.exists({ userId, badgeId: badge._id })
  return conflict(isHeld ? TEXTS.held : TEXTS.hasHolder)
}

function conflict(message: string): AppError {
  return new AppError('conflict', { message })
}

function record(
  admin: Admin,
  action: 'award badge' | 'revoke badge',
  { badge, userId, username }: Award,
  reason: string,
): Promise<void> {
  const facts = { badge: badge.code, reason }
  return recordUserChange(
    admin,
    { _id: userId, username },
    {
      action,
      before: action === 'award badge' ? null : facts,
      after: action === 'award badge' ? facts : null,
    },
  )
}
