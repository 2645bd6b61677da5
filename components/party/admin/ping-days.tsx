import { Section } from '@/components/page/section'
import { type Column, Table } from '@/components/page/table'
import { count } from '@/lib/format'
import type { PingDayRow } from '@/lib/party/schema'

const COLUMNS: readonly Column<PingDayRow>[] = [
  { key: 'day', head: 'day', kind: 'name', cell: ({ day }) => day },
  { key: 'party', head: 'party', kind: 'number', cell: ({ party }) => count(party) },
  { key: 'joke', head: 'joke', kind: 'number', cell: ({ unsubscribe }) => count(unsubscribe) },
]

/** G-106, G-134 */
export function PingDays({ rows }: { rows: readonly PingDayRow[] }) {
  if (rows.length === 0) return null
  return (
    <Section title="Pings" fact="of the hidden pages by day, UTC">
      <Table label="Pings" columns={COLUMNS} rows={rows} keyOf={({ day }) => day} />
    </Section>
  )
}
