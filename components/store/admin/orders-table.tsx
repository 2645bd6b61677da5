import { type Column, Table } from '@/components/page/table'
import { TableTools } from '@/components/page/table-tools'
import { buttonClass } from '@/components/ui/button-class'
import { isoMinute } from '@/lib/format'
import type { PreOrderRow } from '@/lib/store/schema'

/** G-120 */
export function OrdersTable({ rows }: { rows: readonly PreOrderRow[] }) {
  return (
    <>
      <TableTools>
        <a className={buttonClass('outline')} href="/api/orders/csv" download>
          Download CSV
        </a>
      </TableTools>
      <Table label="Pre-orders" columns={COLUMNS} rows={rows} keyOf={({ _id }) => _id} />
    </>
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
