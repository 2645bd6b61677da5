import { Link } from '@/components/ui/link'
import { type Column, Table } from '@/components/page/table'
import { decodeSegment } from '@/lib/config/slug'
import { count } from '@/lib/format'
import type { DayViews, PageViews } from '@/lib/page-views/schema'
import styles from './page-views.module.css'

const STEP = 10
const BAR = 7

const PAGE_COLUMNS: readonly Column<PageViews>[] = [
  { key: 'page', head: 'page', kind: 'bare', cell: pageOf },
  {
    key: 'chart',
    head: 'by day',
    className: styles.chartCell,
    cell: ({ days }) => <DayChart values={days.map((day) => day.count)} />,
  },
  { key: 'today', head: 'today', kind: 'number', cell: ({ days }) => count(days[0]?.count ?? 0) },
  { key: 'total', head: 'all days', kind: 'number', cell: ({ total }) => count(total) },
]

/** All pages by day, and each page, as charts with their figures beside them (G-17). */
export function PageViewCharts({ views: [all, ...pages] }: { views: readonly PageViews[] }) {
  if (!all) return null
  return (
    <div className={styles.views}>
      <Table
        label="Page views"
        columns={dayColumns(all.days)}
        rows={all.days}
        keyOf={({ day }) => day}
      />
      {pages.length > 0 && (
        <Table
          label="Page views by page"
          columns={PAGE_COLUMNS}
          rows={pages}
          keyOf={({ path }) => path ?? ''}
        />
      )}
    </div>
  )
}

function dayColumns(days: readonly DayViews[]): Column<DayViews>[] {
  const max = Math.max(1, ...days.map((day) => day.count))
  return [
    { key: 'day', head: 'day', kind: 'bare', cell: ({ day }) => day },
    {
      key: 'chart',
      head: 'chart',
      isHeadHidden: true,
      className: styles.barCell,
      cell: (row) => (
        <svg className={styles.chart} width="100%" height="4" aria-hidden="true">
          <rect width={`${(row.count / max) * 100}%`} height="4" />
        </svg>
      ),
    },
    { key: 'views', head: 'views', kind: 'number', cell: (row) => count(row.count) },
  ]
}

function pageOf({ path }: PageViews) {
  return path && <Link href={path}>{decodeSegment(path)}</Link>
}

/** `values`: today first; the chart ends with today. */
function DayChart({ values }: { values: readonly number[] }) {
  const max = Math.max(1, ...values)
  return (
    <svg
      className={styles.chart}
      width="100%"
      height="24"
      viewBox={`0 0 ${values.length * STEP} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.toReversed().map((value, i) => {
        const height = (value / max) * 96 + 4
        return <rect key={i} x={i * STEP} y={100 - height} width={BAR} height={height} />
      })}
    </svg>
  )
}
