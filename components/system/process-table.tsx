import { momentColumn } from '@/components/page/columns'
import { type Column, Table } from '@/components/page/table'
import { dataSize } from '@/lib/format'
import type { ProcessRow } from '@/lib/system/schema'
import styles from './system.module.css'

export function ProcessTable({ rows }: { rows: readonly ProcessRow[] }) {
  return <Table label="Processes" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
}

const COLUMNS: readonly Column<ProcessRow>[] = [
  {
    key: 'name',
    head: 'machine, id',
    kind: 'name',
    cell: ({ name, isThis }) => (isThis ? `${name} (this one)` : name),
  },
  {
    key: 'free',
    head: 'free disk space',
    kind: 'bare',
    cell: ({ disk }) => (disk ? `${dataSize(disk.free)} of ${dataSize(disk.total)}` : 'not known'),
  },
  { key: 'mail', head: 'mail server', cell: ({ sendsMail }) => (sendsMail ? 'yes' : 'none') },
  {
    key: 'differs',
    head: 'other settings',
    cell: ({ differing }) => <div className={styles.wide}>{differing.join(', ') || 'none'}</div>,
  },
  momentColumn('startedAt', 'started', { isMuted: true }),
]
