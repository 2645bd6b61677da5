'use client'

import { DeletedSection } from '@/components/page/deleted-section'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeAdminCalls } from '@/components/store/admin/calls'
import type { DeletedRow } from '@/lib/content/catalogue'

export function DeletedItems({ rows }: { rows: readonly DeletedRow[] }) {
  return (
    <DeletedSection
      rows={rows}
      restore={storeAdminCalls.restoreItem}
      restored={STORE_ADMIN_TEXTS.restored}
    />
  )
}
