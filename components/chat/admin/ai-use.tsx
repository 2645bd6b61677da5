import { type Column, Table } from '@/components/page/table'
import { AI_SHARES, type AiUse } from '@/lib/config/ai-shares'
import { price } from '@/lib/format'

const NAMES: Record<AiUse['feature'], string> = { aotd: 'art of the day', chat: 'chat' }

/** What was spent at AI providers; estimates of calls without a bill count in full. */
export function AiUseTable({ limitEur, rows }: { limitEur: number; rows: readonly AiUse[] }) {
  const columns: readonly Column<AiUse>[] = [
    { key: 'feature', head: 'feature', kind: 'name', cell: ({ feature }) => NAMES[feature] },
    number('today', ({ todayEur }) => todayEur),
    number('at most a day', ({ feature }) => limitEur * AI_SHARES[feature]),
    number('this month', ({ monthEur }) => monthEur),
  ]
  return (
    <Table label="AI providers" columns={columns} rows={rows} keyOf={({ feature }) => feature} />
  )
}

function number(head: string, value: (row: AiUse) => number): Column<AiUse> {
  return { key: head, head, kind: 'number', cell: (row) => price(value(row)) }
}
