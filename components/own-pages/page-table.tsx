'use client'

import { momentColumn } from '@/components/page/columns'
import { type Column, Table } from '@/components/page/table'
import { Link } from '@/components/ui/link'
import type { OwnPage } from '@/lib/own-pages/schema'

type PageRow = Omit<OwnPage, 'text' | 'pictures'>

export function PageTable({ rows }: { rows: readonly PageRow[] }) {
  return <Table label="Pages" columns={COLUMNS} rows={rows} keyOf={({ _id }) => _id} />
}

const COLUMNS: readonly Column<PageRow>[] = [
  {
    key: 'title',
    head: 'title',
    kind: 'name',
    cell: ({ title, path }) => <Link href={path}>{title}</Link>,
  },
  ...(['state', 'place', 'audience'] as const).map((key) => ({
    key,
    head: key,
    cell: (row: PageRow) => row[key],
  })),
  momentColumn('updatedAt', 'changed', { isMuted: true }),
]
