import { type Column, Table } from '@/components/page/table'
import type { ChatDayRow } from '@/lib/chat/admin/schema'
import { count } from '@/lib/format'

const COLUMNS: readonly Column<ChatDayRow>[] = [
  { key: 'day', head: 'day', kind: 'name', cell: ({ day }) => day },
  number('questions', (row) => row.questions),
  number('by a model', (row) => row.byModel),
  number('by the site', (row) => row.embedded),
  number('unknown', (row) => row.unknown),
  number('flagged', (row) => row.flagged),
  number('reported', (row) => row.reported),
  number('tokens', (row) => row.tokens),
]

/** Counters alone: what was said is nobody's to read (G-91a). */
export function ChatDays({ rows }: { rows: readonly ChatDayRow[] }) {
  return <Table label="Chat" columns={COLUMNS} rows={rows} keyOf={({ day }) => day} />
}

function number(head: string, value: (row: ChatDayRow) => number): Column<ChatDayRow> {
  return { key: head, head, kind: 'number', cell: (row) => count(value(row)) }
}
