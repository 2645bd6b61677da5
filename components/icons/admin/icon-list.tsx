'use client'

import { useState } from 'react'
import { actionColumn } from '@/components/page/columns'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useUndoable } from '@/components/ui/form/use-undoable'
import { ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { iconPath } from '@/lib/icons/catalogue'
import { iconCalls } from '@/components/icons/admin/calls'
import type { IconRow } from '@/lib/icons/schema'
import styles from './icon-list.module.css'

export function IconList({ icons }: { icons: readonly IconRow[] }) {
  const undoable = useUndoable()
  const [iconToDelete, setIconToDelete] = useState<IconRow | null>(null)

  const remove = ({ name }: IconRow) =>
    undoable({
      work: () => iconCalls.deleteIcon(name),
      undo: () => iconCalls.restoreIcon(name),
      done: ICON_TEXTS.deleted,
      undone: ICON_TEXTS.restored,
      failed: ICON_TEXTS.deleteFailed,
    })

  const act = actionColumn<IconRow>(
    'delete',
    (icon) =>
      icon.isUploaded && (
        <RowAction label={`delete ${icon.name}`} onClick={() => setIconToDelete(icon)}>
          delete
        </RowAction>
      ),
  )

  return (
    <>
      <Table
        label="Existing Icons"
        columns={[...COLUMNS, act]}
        rows={icons}
        keyOf={({ name }) => name}
      />
      {iconToDelete && (
        <ConfirmDialog
          title={`Delete ${iconToDelete.name}?`}
          confirm="delete"
          cancel="keep"
          onConfirm={() => remove(iconToDelete)}
          onClose={() => setIconToDelete(null)}
        >
          {iconToDelete.isBuiltIn
            ? 'The built-in icon of this name is shown again. The uploaded one can be restored for 30 days.'
            : 'The icon can be restored for 30 days.'}
        </ConfirmDialog>
      )}
    </>
  )
}

const COLUMNS: readonly Column<IconRow>[] = [
  {
    key: 'icon',
    head: 'icon',
    isHeadHidden: true,
    cell: ({ name, version }) => (
      // The address changes with the picture, so that no cached one is shown.
      <img
        className={styles.icon}
        src={`${iconPath(name)}?v=${encodeURIComponent(version)}`}
        width={24}
        height={24}
        alt=""
        loading="lazy"
      />
    ),
  },
  { key: 'name', head: 'name', kind: 'name', cell: ({ name }) => name },
  {
    key: 'source',
    head: 'source',
    isMuted: true,
    cell: ({ isBuiltIn, isUploaded }) =>
      isUploaded ? (isBuiltIn ? 'uploaded, replaces the built-in icon' : 'uploaded') : 'built-in',
  },
]
