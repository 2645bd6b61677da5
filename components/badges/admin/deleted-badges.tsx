'use client'

import { DeletedSection } from '@/components/page/deleted-section'
import { BADGE_ADMIN_TEXTS } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { DeletedRow } from '@/lib/content/catalogue'

export function DeletedBadges({ rows }: { rows: readonly DeletedRow[] }) {
  return (
    <DeletedSection
      rows={rows}
      restore={badgeAdminCalls.restoreBadge}
      restored={BADGE_ADMIN_TEXTS.restored}
    />
  )
}
