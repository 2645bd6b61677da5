import { actionColumn } from '@/components/page/columns'
import { Moment } from '@/components/page/moment'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { REASON_TEXTS } from '@/lib/backups/catalogue'
import type { Backup } from '@/lib/backups/schema'
import { dataSize } from '@/lib/format'
import styles from './backups.module.css'

type ArchiveTableProps = {
  rows: readonly Backup[]
  isBusy: boolean
  onRestore: (name: string) => void
  onDelete: (name: string) => Promise<unknown>
}

export function ArchiveTable({ rows, isBusy, onRestore, onDelete }: ArchiveTableProps) {
  const remove: Column<Backup> = {
    key: 'delete',
    head: 'delete',
    isHeadHidden: true,
    cell: ({ name }) => (
      <ConfirmButton
        label="Delete"
        aria-label={`Delete ${name}`}
        title="Delete this archive?"
        confirm="Delete"
        cancel="Keep it"
        onConfirm={() => onDelete(name)}
      >
        {`${name} is removed from the disk of the site.`}
      </ConfirmButton>
    ),
  }
  const restore = actionColumn<Backup>('restore', ({ name }) => (
    <RowAction label={`Restore ${name}`} disabled={isBusy} onClick={() => onRestore(name)}>
      restore
    </RowAction>
  ))
  const columns = [...COLUMNS, remove, restore]
  return <Table label="Archives" columns={columns} rows={rows} keyOf={({ name }) => name} />
}

const COLUMNS: readonly Column<Backup>[] = [
  {
    key: 'made',
    head: 'made',
    kind: 'name',
    cell: ({ name, madeAt }) => (
      <a href={`/api/backups/${name}`} download aria-label={`Download ${name}`}>
        <Moment at={madeAt} />
      </a>
    ),
  },
  {
    key: 'tried',
    head: 'restorable',
    cell: ({ triedAt, problem }) => (
      <div className={styles.wide}>
        {triedAt === null ? (
          'not tried yet'
        ) : (
          <>
            {problem === null ? 'yes, tried ' : `no: ${problem} Tried `}
            <Moment at={triedAt} />
          </>
        )}
      </div>
    ),
  },
  { key: 'bytes', head: 'size', kind: 'bare', cell: ({ bytes }) => dataSize(bytes) },
  {
    key: 'reason',
    head: 'why',
    kind: 'bare',
    isMuted: true,
    cell: ({ reason }) => REASON_TEXTS[reason] ?? reason,
  },
  {
    key: 'elsewhere',
    head: 'also elsewhere',
    isMuted: true,
    cell: ({ isElsewhere, isSent }) => (isElsewhere || isSent ? 'yes' : 'no'),
  },
]
