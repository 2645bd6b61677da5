import { type Column, Table } from '@/components/page/table'
import { isoMinute } from '@/lib/format'
import type { ProviderRow } from '@/lib/system/schema'
import styles from './system.module.css'

export function ProviderTable({ rows }: { rows: readonly ProviderRow[] }) {
  return <Table label="AI providers" columns={COLUMNS} rows={rows} keyOf={({ name }) => name} />
}

const COLUMNS: readonly Column<ProviderRow>[] = [
  { key: 'name', head: 'provider', kind: 'name', cell: ({ name }) => name },
  { key: 'models', head: 'models', kind: 'bare', cell: ({ models }) => models.join(', ') },
  {
    key: 'success',
    head: 'last success (UTC)',
    kind: 'bare',
    cell: ({ succeededAt }) => timeOr(succeededAt),
  },
  {
    key: 'error',
    head: 'last error (UTC)',
    kind: 'bare',
    cell: ({ failedAt }) => timeOr(failedAt),
  },
  {
    key: 'reason',
    head: 'reason',
    cell: ({ reason }) => <div className={styles.wide}>{reason ?? 'none'}</div>,
  },
]

function timeOr(instant: string | null) {
  return instant === null ? 'never' : <time dateTime={instant}>{isoMinute(instant)}</time>
}
