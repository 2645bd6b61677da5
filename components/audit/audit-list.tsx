import { momentColumn } from '@/components/page/columns'
import { type Column, Table } from '@/components/page/table'
import type { AuditKind } from '@/lib/audit/catalogue'
import type { AuditRow, AuditValues } from '@/lib/audit/schema'

const WHEN = momentColumn('at', 'when')

const COLUMNS: Record<AuditKind, readonly Column<AuditRow>[]> = {
  change: [
    WHEN,
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
    { key: 'from', head: 'from', isMuted: true, cell: ({ address }) => address },
  ],
  access: [
    WHEN,
    { key: 'account', head: 'account', kind: 'name', cell: ({ target }) => target.name },
    { key: 'what', head: 'what', cell: ({ action }) => action },
    { key: 'from', head: 'from', isMuted: true, cell: ({ address }) => address },
  ],
}

const LABELS: Record<AuditKind, string> = { change: 'Changes', access: 'Sign-ins' }

/** G-19c */
export function AuditList({ kind, entries }: { kind: AuditKind; entries: readonly AuditRow[] }) {
  const keyOf = ({ id }: AuditRow) => id
  return <Table label={LABELS[kind]} stacks columns={COLUMNS[kind]} rows={entries} keyOf={keyOf} />
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
