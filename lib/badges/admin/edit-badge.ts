import { BADGE_ADMIN_TEXTS } from '@/lib/badges/admin/catalogue'
import {
  BADGES_LOCK,
  findShared,
  saveBadges,
  settingsOf,
  sharedText,
} from '@/lib/badges/admin/save-badges'
import type { AdminBadge, EditBadgeBody } from '@/lib/badges/admin/schema'
import {
  type BadgeDocument,
  countHolders,
  findBadge,
  getBadge,
  listBadges,
} from '@/lib/badges/badges'
import { badgeContent } from '@/lib/badges/content'
import type { AuditValues } from '@/lib/audit/schema'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { toDocumentId } from '@/lib/document-id'
import { AppError, notFound } from '@/lib/errors'
import { withLock } from '@/lib/leases/lock'
import { BADGE_TEXTS } from '@/lib/badges/catalogue'

/** Most points first; retired ones too. */
export async function listAdminBadges(_admin: Admin): Promise<AdminBadge[]> {
  const holders = await countHolders()
  return (await listBadges()).map(({ file, ...badge }) => ({
    ...badge,
    image: file,
    holders: holders.get(badge._id) ?? 0,
  }))
}

/** A retired badge is not given any more; who has it keeps it. */
export function editBadge(
  admin: Admin,
  code: string,
  { isRetired, ...body }: EditBadgeBody,
): Promise<AdminBadge> {
  return withLock(BADGES_LOCK, async () => {
    const badge = await getBadge(code)
    const before = settingsOf(badge)
    const given = Object.entries(body).filter(([, value]) => value !== undefined)
    const retiredAt = isRetired === undefined ? before.retiredAt : retirement(before, isRetired)
    const after = {
      ...before,
      ...(Object.fromEntries(given) as typeof body),
      retiredAt,
    } as typeof before
    if (after.isUnique && !before.isUnique) await refuseShared(badge._id)
    const change = { action: 'update badge', where: { _id: badge._id } }
    await saveBadges([{ code: badge.code, before: badge, after }], () =>
      badgeContent.change(admin, change, () => ({ update: { $set: after }, factsOf })),
    )
    const saved = (await listAdminBadges(admin)).find(({ _id }) => _id === String(badge._id))
    if (!saved) throw notFound(BADGE_TEXTS.unknown)
    return saved
  })
}

function retirement(before: ReturnType<typeof settingsOf>, isRetired: boolean): Date | null {
  return isRetired ? (before.retiredAt ?? now()) : null
}

async function refuseShared(id: Parameters<typeof findShared>[0][number]): Promise<void> {
  const holders = (await findShared([id])).get(String(id))
  if (holders === undefined) return
  throw new AppError('conflict', { message: sharedText(holders) }).at('isUnique')
}

function factsOf(badge: BadgeDocument): AuditValues {
  const { retiredAt, ...settings } = settingsOf(badge)
  return { ...settings, isRetired: retiredAt != null }
}

export async function deleteBadge(admin: Admin, code: string): Promise<{ message: string }> {
  const badge = await findBadge(code)
  if (!badge || !(await badgeContent.remove(admin, { _id: badge._id })))
    throw notFound(BADGE_TEXTS.unknown)
  return { message: BADGE_ADMIN_TEXTS.deleted }
}

export async function restoreBadge(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await badgeContent.restore(admin, { _id: toDocumentId(id) })))
    throw notFound(BADGE_TEXTS.unknown)
  return { message: BADGE_ADMIN_TEXTS.restored }
}
