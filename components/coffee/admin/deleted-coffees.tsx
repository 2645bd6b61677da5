'use client'

import { useQueryClient } from '@tanstack/react-query'
import { DeletedSection } from '@/components/page/deleted-section'
import { COFFEE_ADMIN_TEXTS } from '@/lib/coffee/admin/catalogue'
import { restoreCoffee } from '@/lib/coffee/admin/queries'
import { coffeeKeys } from '@/lib/coffee/queries'
import type { DeletedRow } from '@/lib/trash/catalogue'

export function DeletedCoffees({ rows }: { rows: readonly DeletedRow[] }) {
  const client = useQueryClient()
  async function restore(id: string): Promise<void> {
    await restoreCoffee(id)
    await client.invalidateQueries({ queryKey: coffeeKeys.list })
  }
  return <DeletedSection rows={rows} restore={restore} restored={COFFEE_ADMIN_TEXTS.restored} />
}
