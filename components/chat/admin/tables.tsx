import { type Column, Table } from '@/components/page/table'
import { AI_SHARES, type AiUse } from '@/lib/config/ai-shares'
import { count, price } from '@/lib/format'
import type { ChatDayRow } from '@/lib/chat/admin/schema'

const AI_NAMES: Record<AiUse['feature'], string> = { aotd: 'art of the day', chat: 'chat' }

/** What was spent at AI providers; estimates of calls without a bill count in full. */
export function AiUseTable({ limitEur, rows }: { limitEur: number; rows: readonly AiUse[] }) {
  const columns: readonly Column<AiUse>[] = [
    { key: 'feature', head: 'feature', kind: 'name', cell: ({ feature }) => AI_NAMES[feature] },
    number('today', ({ todayEur }) => todayEur, price),
    number('at most a day', ({ feature }) => limitEur * AI_SHARES[feature], price),
    number('this month', ({ monthEur }) => monthEur, price),
  ]
  return (
    <Table label="AI providers" columns={columns} rows={rows} keyOf={({ feature }) => feature} />
  )
}

const CHAT_COLUMNS: readonly Column<ChatDayRow>[] = [
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
  return <Table label="Chat" columns={CHAT_COLUMNS} rows={rows} keyOf={({ day }) => day} />
}

function number<T>(head: string, value: (row: T) => number, format = count): Column<T> {
  return { key: head, head, kind: 'number', cell: (row) => format(value(row)) }
}
