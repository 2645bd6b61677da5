import { momentColumn } from '@/components/page/columns'
import { type Column, Table } from '@/components/page/table'
import type { ProviderRow } from '@/lib/system/schema'
import styles from './system.module.css'

export function ProviderTable({ rows }: { rows: readonly ProviderRow[] }) {
  return <Table label="AI providers" columns={COLUMNS} rows={rows} keyOf={({ name }) => name} />
}

const COLUMNS: readonly Column<ProviderRow>[] = [
  { key: 'name', head: 'provider', kind: 'name', cell: ({ name }) => name },
  { key: 'models', head: 'models', kind: 'bare', cell: ({ models }) => models.join(', ') },
  momentColumn('succeededAt', 'last success'),
  momentColumn('failedAt', 'last error'),
  {
    key: 'reason',
    head: 'reason',
    cell: ({ reason }) => <div className={styles.wide}>{reason ?? 'none'}</div>,
  },
]
