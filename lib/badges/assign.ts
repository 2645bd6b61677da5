import { BADGES_LOCK } from '@/lib/badges/admin/save-badges'
import { BADGE_TEXTS } from '@/lib/badges/catalogue'
import { grantEarned, grantUnique, listRuledBadges, withoutHolder } from '@/lib/badges/earn'
import type { AssignAnswer } from '@/lib/badges/schema'
import { eachMembers } from '@/lib/account/members'
import type { Admin } from '@/lib/auth/permissions'
import { listBadges } from '@/lib/badges/badges'
import type { ReadCounters } from '@/lib/define-feature'
import { AppError } from '@/lib/errors'
import { isPrefetch } from '@/lib/http/prefetch'
import { type LockTiming, withLock } from '@/lib/leases/lock'
import { withOwnSignal } from '@/lib/runtime/time-limit'
import { readMembers } from '@/lib/badges/evaluate'
import { toDocumentIds } from '@/lib/document-id'
import { UserBadgeModel } from '@/models/user-badge'

const AT_ONCE: LockTiming = { leaseMs: 15_000, pollMs: 1, waitMs: 0 }

/** Idempotent; 409 while another one runs (G-96). HEAD and prefetch give nothing (G-113). */
export async function assignBadges(
  _admin: Admin,
  readCounters: ReadCounters,
  { method, headers }: { method: string; headers: Headers },
): Promise<AssignAnswer> {
  const isIdle = method === 'HEAD' || isPrefetch(headers)
  const granted = isIdle ? new Set<string>() : await assignAll(readCounters)
  if (!granted) throw new AppError('conflict', { message: BADGE_TEXTS.assigning })
  const rows: AssignAnswer = []
  for await (const members of eachMembers()) {
    const held = await readHoldings(members.map(({ id }) => id))
    for (const { id, username } of members) {
      const badges = held.get(id) ?? []
      rows.push({
        username,
        totalPoints: badges.reduce((sum, { points }) => sum + points, 0),
        badges: badges.map(({ code, badgeId }) => ({
          code,
          isNew: granted.has(`${id}:${badgeId}`),
        })),
      })
    }
  }
  return rows.sort((a, b) => b.totalPoints - a.totalPoints)
}

/** What was given, as `userId:badgeId`; null while another process does the same. */
export async function assignAll(
  readCounters: ReadCounters,
  signal?: AbortSignal,
): Promise<Set<string> | null> {
  let hasLock = false
  try {
    return await withLock(
      BADGES_LOCK,
      (lost) => {
        hasLock = true
        return withOwnSignal([lost, signal], (either) => grantAll(readCounters, either))
      },
      AT_ONCE,
    )
  } catch (error) {
    if (hasLock || !(error instanceof AppError)) throw error
    return null
  }
}

async function grantAll(readCounters: ReadCounters, signal: AbortSignal): Promise<Set<string>> {
  const badges = await listRuledBadges()
  const granted = await grantUnique(readMembers(readCounters), await withoutHolder(badges))
  for await (const members of readMembers(readCounters)) {
    signal.throwIfAborted()
    granted.push(...(await grantEarned(members, badges)))
  }
  return new Set(granted.map(({ userId, badgeId }) => `${String(userId)}:${String(badgeId)}`))
}

type Held = { badgeId: string; code: string; points: number }

/** Its keys are account ids; the oldest badge is first. Points count once collected (G-93). */
async function readHoldings(userIds: readonly string[]): Promise<Map<string, Held[]>> {
  const badges = new Map((await listBadges()).map((badge) => [badge._id, badge]))
  const found = await UserBadgeModel.find({
    userId: { $in: toDocumentIds(userIds) },
    revokedAt: null,
  })
    .select({ userId: 1, badgeId: 1, collectedAt: 1 })
    .sort({ dateEarned: 1, _id: 1 })
    .lean()
  const held = new Map<string, Held[]>()
  for (const { userId, badgeId, collectedAt } of found) {
    const badge = badges.get(String(badgeId))
    if (!badge) continue
    const list = held.get(String(userId)) ?? []
    list.push({
      badgeId: badge._id,
      code: badge.code,
      points: collectedAt ? badge.value : 0,
    })
    held.set(String(userId), list)
  }
  return held
}
