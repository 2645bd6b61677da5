import { type Column, Table } from '@/components/page/table'
import type { AuditRow, AuditValues } from '@/lib/audit/schema'
import { isoMinute } from '@/lib/format'

const COLUMNS: readonly Column<AuditRow>[] = [
  {
    key: 'when',
    head: 'when (UTC)',
    kind: 'bare',
    cell: ({ at }) => <time dateTime={at}>{isoMinute(at)}</time>,
  },
  { key: 'who', head: 'who', kind: 'name', cell: ({ actor }) => actor ?? 'the terminal' },
  {
    key: 'what',
    head: 'what',
    cell: ({ action, target }) => (
      <>
        {action} <strong>{target.name}</strong>
      </>
    ),
  },
  { key: 'before', head: 'before', isMuted: true, cell: ({ before }) => valuesOf(before) },
  { key: 'after', head: 'after', cell: ({ after }) => valuesOf(after) },
]

/** G-19c */
export function AuditList({ entries }: { entries: readonly AuditRow[] }) {
  return <Table label="Changes" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />
}

function valuesOf(values: AuditValues | null) {
  return Object.entries(values ?? {}).map(([name, value]) => (
    <div key={name}>
      {name}: {textOf(value)}
    </div>
  ))
}

function textOf(value: AuditValues[string]): string {
  if (value === null || value === '') return 'none'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
