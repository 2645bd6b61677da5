'use client'

import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { TRASH_DATES } from '@/components/page/trash-dates'
import { useSubmit } from '@/components/ui/form/use-submit'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { restorePiece } from '@/lib/gallery/queries'
import type { DeletedPiece } from '@/lib/gallery/schema'

export function DeletedPieces({ pieces }: { pieces: readonly DeletedPiece[] }) {
  const { run, busy } = useSubmit({ toastsFailure: true })
  const restore: Column<DeletedPiece> = {
    key: 'restore',
    head: 'restore',
    isHeadHidden: true,
    kind: 'end',
    cell: ({ id, title }) => (
      <RowAction
        label={`restore ${title}`}
        aria-disabled={busy !== null || undefined}
        onClick={() =>
          void run(() => restorePiece(id), { success: GALLERY_TEXTS.restored, refresh: true })
        }
      >
        restore
      </RowAction>
    ),
  }
  return (
    <Table label="Deleted" columns={[...COLUMNS, restore]} rows={pieces} keyOf={({ id }) => id} />
  )
}

const COLUMNS: readonly Column<DeletedPiece>[] = [
  { key: 'title', head: 'title', kind: 'name', cell: ({ title }) => title },
  { key: 'creator', head: 'creator', cell: ({ creator }) => creator },
  ...TRASH_DATES,
]
