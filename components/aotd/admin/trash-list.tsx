import { Empty } from '@/components/page/empty'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { TRASH_DATES } from '@/components/page/trash-dates'
import { ErrorText } from '@/components/ui/form/error-text'
import type { TrashRow } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'
import { ART_COLUMNS } from './art-columns'

type TrashListProps = {
  art: readonly TrashRow[]
  busy: boolean
  error: string | undefined
  onRestore: (id: string) => void
}

export function TrashList({ art, busy, error, onRestore }: TrashListProps) {
  const restore: Column<TrashRow> = {
    key: 'restore',
    head: 'restore',
    isHeadHidden: true,
    className: styles.action,
    cell: ({ _id, dateKey, isDayTaken }) =>
      isDayTaken ? (
        <span className="muted">day taken</span>
      ) : (
        <RowAction
          label={`restore ${dateKey}`}
          aria-disabled={busy || undefined}
          onClick={() => onRestore(_id)}
        >
          restore
        </RowAction>
      ),
  }
  return (
    <>
      {art.length === 0 ? (
        <Empty>The trash is empty.</Empty>
      ) : (
        <Table
          label="Trash"
          stacks
          columns={[...ART_COLUMNS, ...TRASH_DATES, restore]}
          rows={art}
          keyOf={({ _id }) => _id}
        />
      )}
      <ErrorText>{error}</ErrorText>
    </>
  )
}
