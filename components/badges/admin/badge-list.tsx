'use client'

import { useState } from 'react'
import { actionColumn } from '@/components/page/columns'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import type { AdminBadge } from '@/lib/badges/admin/schema'
import { badgeImagePath } from '@/lib/badges/catalogue'
import { count } from '@/lib/format'
import styles from './badges-admin.module.css'
import { EditBadge } from '@/components/badges/admin/edit-badge'

export function BadgeList({ badges }: { badges: readonly AdminBadge[] }) {
  const [editing, setEditing] = useState<string | null>(null)
  const edited = badges.find(({ _id }) => _id === editing)
  const act = actionColumn<AdminBadge>('edit', ({ _id, code }) => (
    <RowAction label={`edit ${code}`} onClick={() => setEditing(_id)}>
      edit
    </RowAction>
  ))
  return (
    <>
      <Table
        label="All badges"
        columns={[...COLUMNS, act]}
        rows={badges}
        keyOf={({ _id }) => _id}
      />
      {edited && <EditBadge badge={edited} onClose={() => setEditing(null)} />}
    </>
  )
}

const COLUMNS: readonly Column<AdminBadge>[] = [
  {
    key: 'image',
    head: 'picture',
    isHeadHidden: true,
    cell: ({ code, color, image }) => (
      // The address changes with the picture, so that no cached one is shown.
      <img
        src={`${badgeImagePath(code)}?v=${encodeURIComponent(image ?? color)}`}
        className={styles.picture}
        width={40}
        height={40}
        alt=""
        loading="lazy"
      />
    ),
  },
  { key: 'name', head: 'name', kind: 'name', cell: ({ name }) => name },
  { key: 'code', head: 'code', kind: 'bare', isMuted: true, cell: ({ code }) => code },
  { key: 'value', head: 'points', kind: 'number', cell: ({ value }) => count(value) },
  { key: 'holders', head: 'holders', kind: 'number', cell: ({ holders }) => count(holders) },
  { key: 'category', head: 'category', cell: ({ category }) => category },
  { key: 'rule', head: 'rule', isMuted: true, cell: ({ rule }) => rule ?? 'by hand' },
  {
    key: 'state',
    head: 'state',
    cell: ({ isUnique, isRetired }) =>
      [isUnique && 'unique', isRetired && 'retired'].filter(Boolean).join(', '),
  },
]
