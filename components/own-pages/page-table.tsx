'use client'

import { DeletedSection } from '@/components/page/deleted-section'
import { type Column, Table } from '@/components/page/table'
import { Link } from '@/components/ui/link'
import type { DeletedRow } from '@/lib/content/catalogue'
import type { ChoiceField } from '@/lib/form/fields'
import { isoMinute } from '@/lib/format'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { PAGE_FIELDS } from '@/lib/own-pages/form'
import type { OwnPage } from '@/lib/own-pages/schema'
import { pageCalls } from './calls'

type PageRow = Pick<OwnPage, '_id' | 'title' | 'path' | 'place' | 'audience' | 'state' | 'updatedAt'>

export function PageTable({ rows }: { rows: readonly PageRow[] }) {
  return <Table label="Pages" columns={COLUMNS} rows={rows} keyOf={({ _id }) => _id} />
}

export function DeletedPages({ rows }: { rows: readonly DeletedRow[] }) {
  return (
    <DeletedSection rows={rows} restore={pageCalls.bringBack} restored={OWN_PAGE_TEXTS.restored} />
  )
}

const COLUMNS: readonly Column<PageRow>[] = [
  {
    key: 'title',
    head: 'title',
    kind: 'name',
    cell: ({ title, path }) => <Link href={path}>{title}</Link>,
  },
  { key: 'state', head: 'state', kind: 'bare', cell: ({ state }) => state },
  {
    key: 'place',
    head: 'linked in',
    kind: 'bare',
    cell: ({ place }) => labelIn(PAGE_FIELDS.place, place),
  },
  {
    key: 'audience',
    head: 'for',
    kind: 'bare',
    cell: ({ audience }) => labelIn(PAGE_FIELDS.audience, audience),
  },
  {
    key: 'changed',
    head: 'changed (UTC)',
    kind: 'bare',
    isMuted: true,
    cell: ({ updatedAt }) => isoMinute(updatedAt),
  },
  {
    key: 'edit',
    head: 'edit',
    isHeadHidden: true,
    kind: 'end',
    cell: ({ title, path }) => (
      <Link href={`${path}?mode=edit`} aria-label={`edit ${title}`}>
        edit
      </Link>
    ),
  },
]

function labelIn({ options }: ChoiceField, chosen: string): string {
  for (const option of options) {
    if (typeof option !== 'string' && option.value === chosen) return option.label
  }
  return chosen
}
