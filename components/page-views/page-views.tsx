import Link from 'next/link'
import { type Column, Table } from '@/components/page/table'
import { count } from '@/lib/format'
import type { DayViews, PageViews } from '@/lib/page-views/schema'
import { DayChart } from './day-chart'
import styles from './page-views.module.css'

const DAY_COLUMNS: readonly Column<DayViews>[] = [
  { key: 'day', head: 'day', kind: 'bare', cell: ({ day }) => day },
  { key: 'views', head: 'views', kind: 'number', cell: (row) => count(row.count) },
]

const PAGE_COLUMNS: readonly Column<PageViews>[] = [
  { key: 'page', head: 'page', kind: 'name', cell: pageOf },
  {
    key: 'chart',
    head: 'by day',
    className: styles.small,
    cell: ({ days }) => <DayChart values={days.map((day) => day.count)} height={24} />,
  },
  { key: 'today', head: 'today', kind: 'number', cell: ({ days }) => count(days[0]?.count ?? 0) },
  { key: 'total', head: 'all days', kind: 'number', cell: ({ total }) => count(total) },
]

/** All pages by day as a chart and as a table, then each page (G-17). */
export function PageViewCharts({ views: [all, ...pages] }: { views: readonly PageViews[] }) {
  if (!all) return null
  return (
    <div className={styles.views}>
      <DayChart values={all.days.map((day) => day.count)} height={240} />
      <Table label="Page views" columns={DAY_COLUMNS} rows={all.days} keyOf={({ day }) => day} />
      {pages.length > 0 && (
        <div className={styles.pages}>
          <Table
            label="Page views by page"
            columns={PAGE_COLUMNS}
            rows={pages}
            keyOf={({ path }) => path ?? ''}
          />
        </div>
      )}
    </div>
  )
}

function pageOf({ path }: PageViews) {
  return (
    path && (
      <Link href={path} prefetch={false}>
        {path}
      </Link>
    )
  )
}
