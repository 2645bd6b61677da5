import { type Column, Table } from '@/components/page/table'
import { isoMinute } from '@/lib/format'
import type { ProviderRow } from '@/lib/system/schema'

export function ProviderTable({ rows }: { rows: readonly ProviderRow[] }) {
  return <Table label="AI providers" columns={COLUMNS} rows={rows} keyOf={({ name }) => name} />
}

const COLUMNS: readonly Column<ProviderRow>[] = [
  { key: 'name', head: 'provider', kind: 'name', cell: ({ name }) => name },
  { key: 'models', head: 'models', cell: ({ models }) => models.join(', ') },
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
  { key: 'reason', head: 'reason', cell: ({ reason }) => reason ?? 'none' },
]

function timeOr(instant: string | null) {
  return instant === null ? 'never' : <time dateTime={instant}>{isoMinute(instant)}</time>
}
