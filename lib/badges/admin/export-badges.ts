import type { Admin } from '@/lib/auth/permissions'
import { BADGE_COLUMNS } from '@/lib/badges/admin/catalogue'
import { settingsOf } from '@/lib/badges/admin/save-badges'
import { csvReply, type Reply } from '@/lib/http/reply'
import { BadgeModel } from '@/models/badge'

/** The file has the form that an upload takes (G-97). */
export async function exportBadges(_admin: Admin): Promise<Reply> {
  const badges = await BadgeModel.live.find().sort({ value: -1, codeKey: 1 }).lean()
  const rows = badges.map((badge) => {
    const values = { ...settingsOf(badge), code: badge.code }
    return BADGE_COLUMNS.map((column) => String(values[column] ?? ''))
  })
  return csvReply('badges.csv', BADGE_COLUMNS, rows)
}
