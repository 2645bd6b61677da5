'use client'

import { DeletedSection } from '@/components/page/deleted-section'
import { COFFEE_ADMIN_TEXTS } from '@/lib/coffee/admin/catalogue'
import { coffeeAdminCalls } from '@/components/coffee/admin/calls'
import type { DeletedRow } from '@/lib/content/catalogue'
import { useRefreshCoffees } from '../list/use-coffees'

export function DeletedCoffees({ rows }: { rows: readonly DeletedRow[] }) {
  const refresh = useRefreshCoffees()
  async function restore(id: string): Promise<void> {
    await coffeeAdminCalls.restoreCoffee(id)
    refresh()
  }
  return <DeletedSection rows={rows} restore={restore} restored={COFFEE_ADMIN_TEXTS.restored} />
}
