import type { Metadata } from 'next'
import { z } from 'zod'
import { AdminScreen } from '@/app/admin-screen'
import { Empty } from '@/components/page/empty'
import { cursorSteps, Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { OrdersTable } from '@/components/store/admin/orders-table'
import { requireRole } from '@/lib/auth/require-role'
import { PATHS } from '@/lib/config/paths'
import { timeCursorField } from '@/lib/http/list-query'
import { listPreOrderPage } from '@/lib/store/admin/pre-orders'

export const metadata: Metadata = { title: 'Orders' }

const PER_PAGE = 50
const ordersSearch = z.object({ cursor: timeCursorField.optional() })

export default async function OrdersPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const { cursor } = await readSearch(ordersSearch, searchParams)
  const { rows, next } = await listPreOrderPage(admin, { limit: PER_PAGE, cursor })
  return (
    <AdminScreen
      title="Orders"
      href={PATHS.adminOrders}
      fact="Who waits for what. The file holds the confirmed addresses alone; write to no other."
    >
      {rows.length === 0 ? <Empty>Nobody waits.</Empty> : <OrdersTable rows={rows} />}
      <Pager
        label="Pages of orders"
        {...cursorSteps({ path: PATHS.adminOrders, cursor: 'cursor', isNewest: !cursor, next })}
      />
    </AdminScreen>
  )
}
