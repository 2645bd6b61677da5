'use client'

import { DeletedSection } from '@/components/page/deleted-section'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { restoreItem } from '@/lib/store/admin/queries'
import type { DeletedRow } from '@/lib/content/catalogue'

export function DeletedItems({ rows }: { rows: readonly DeletedRow[] }) {
  return <DeletedSection rows={rows} restore={restoreItem} restored={STORE_ADMIN_TEXTS.restored} />
}
