import type { Metadata } from 'next'
import { z } from 'zod'
import { AdminScreen } from '@/app/admin-screen'
import { Empty } from '@/components/page/empty'
import { cursorSteps, Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { type Column, Table } from '@/components/page/table'
import { TableTools } from '@/components/page/table-tools'
import { buttonClass } from '@/components/ui/button-class'
import { requireRole } from '@/lib/auth/require-role'
import { PATHS } from '@/lib/config/paths'
import { isoMinute } from '@/lib/format'
import { timeCursorField } from '@/lib/http/list-query'
import type { PreOrderRow } from '@/lib/store/schema'
import { listPreOrderPage } from '@/lib/store/pre-orders/list'

export const metadata: Metadata = { title: 'Orders' }

const PER_PAGE = 50
const ordersSearch = z.object({ cursor: timeCursorField.optional() })

/** G-120 */
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
      {rows.length === 0 ? (
        <Empty>Nobody waits.</Empty>
      ) : (
        <>
          <TableTools>
            <a className={buttonClass('outline')} href="/api/orders/csv" download>
              Download CSV
            </a>
          </TableTools>
          <Table label="Pre-orders" columns={COLUMNS} rows={rows} keyOf={({ _id }) => _id} />
        </>
      )}
      <Pager
        label="Pages of orders"
        {...cursorSteps({ path: PATHS.adminOrders, cursor: 'cursor', isNewest: !cursor, next })}
      />
    </AdminScreen>
  )
}

const COLUMNS: readonly Column<PreOrderRow>[] = [
  {
    key: 'added',
    head: 'added (UTC)',
    kind: 'bare',
    isMuted: true,
    cell: ({ dateAdded }) => <time dateTime={dateAdded}>{isoMinute(dateAdded)}</time>,
  },
  { key: 'email', head: 'email', kind: 'name', cell: ({ email }) => email },
  { key: 'item', head: 'item', cell: ({ itemTitle }) => itemTitle },
  {
    key: 'confirmed',
    head: 'confirmed',
    cell: ({ confirmed }) => (confirmed ? 'yes' : <span className="muted">not yet</span>),
  },
]
