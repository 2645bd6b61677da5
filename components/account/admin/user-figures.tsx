import { Link } from '@/components/ui/link'
import { type Figure, Figures } from '@/components/page/figures'
import { numberedSteps, Pager } from '@/components/page/pager'
import { type Column, Table } from '@/components/page/table'
import { count } from '@/lib/format'
import type { Counter, EvidencePage, EvidenceRow, StatsRow } from '@/lib/site-stats/schema'
import { evidencePath, rankPath } from './users-path'

const LABELS: Record<Counter, string> = {
  totalAOTDs: 'art',
  oGquoteCount: 'own quotes',
  longestStreak: 'longest streak',
  confirmedRecipeMakes: 'makes',
  daysOnTop: 'days on top',
  importantNumbers: 'remarkable numbers',
}

type UserFiguresProps = { stats: StatsRow; shown: Counter; list: EvidencePage }

export function UserFigures({ stats, shown, list }: UserFiguresProps) {
  const { head, rows, page, pages } = list
  const hrefOf = (to: number) => `${evidencePath(stats.id, shown)}&page=${to}`
  return (
    <>
      <Figures figures={figuresOf(stats, shown)} />
      {rows.length > 0 && (
        <>
          <h3 className="type-control">{LABELS[shown]}</h3>
          <Table
            label={LABELS[shown]}
            columns={head.map(columnOf)}
            rows={rows}
            keyOf={({ cells }) => cells.join(' ')}
          />
        </>
      )}
      <Pager label="Pages of evidence" {...numberedSteps({ page, pages, hrefOf })} keepsPlace />
    </>
  )
}

function columnOf(head: string, i: number): Column<EvidenceRow> {
  if (i > 0) return { key: head, head, cell: ({ cells }) => cells[i] }
  const cell = ({ href, cells: [first] }: EvidenceRow) =>
    href ? <Link href={href}>{first}</Link> : first
  return { key: head, head, kind: 'bare', cell }
}

function figuresOf(stats: StatsRow, shown: Counter): Figure[] {
  const figure = (counter: Counter, value: number): Figure => ({
    label: LABELS[counter],
    value: count(value),
    href: value > 0 ? evidencePath(stats.id, counter) : null,
    isCurrent: counter === shown,
  })
  return [
    { label: 'sign-up', value: count(stats.signupRank), href: rankPath(stats.signupRank) },
    figure('totalAOTDs', stats.totalAOTDs),
    figure('oGquoteCount', stats.oGquoteCount),
    figure('longestStreak', stats.longestStreak.count),
    figure('confirmedRecipeMakes', stats.confirmedRecipeMakes),
    figure('daysOnTop', stats.daysOnTop),
    figure('importantNumbers', stats.importantNumbers.length),
  ]
}
