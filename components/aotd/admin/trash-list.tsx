'use client'

import { Table } from '@/components/page/table'
import tableStyles from '@/components/page/table.module.css'
import type { TrashRow } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'
import { ArtCells, ART_HEAD } from './art-cells'

type TrashListProps = {
  art: readonly TrashRow[]
  busy: boolean
  error: string | undefined
  onRestore: (id: string) => void
}

const HEAD = (
  <>
    {ART_HEAD}
    <th scope="col">deleted (UTC)</th>
    <th scope="col">kept until</th>
    <th scope="col">
      <span className="aloud">restore</span>
    </th>
  </>
)

/** Deleted art and how long it stays; it comes back while its day has no other. */
export function TrashList({ art, busy, error, onRestore }: TrashListProps) {
  return (
    <>
      {art.length === 0 ? (
        <p className={styles.empty}>The trash is empty.</p>
      ) : (
        <Table label="Trash" head={HEAD}>
          {art.map((row) => (
            <tr key={row._id}>
              <ArtCells row={row} />
              <td className={`${tableStyles.bare} muted`}>
                {row.deletedAt.slice(0, 16).replace('T', ' ')}
              </td>
              <td className={`${tableStyles.bare} muted`}>{row.keptUntil.slice(0, 10)}</td>
              <td className={styles.action}>
                {row.isDayTaken ? (
                  <span className="muted">day taken</span>
                ) : (
                  <button
                    type="button"
                    className={tableStyles.act}
                    aria-label={`restore ${row.dateKey}`}
                    aria-disabled={busy || undefined}
                    onClick={() => onRestore(row._id)}
                  >
                    restore
                  </button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
      <p role="alert" className={styles.problem}>
        {error}
      </p>
    </>
  )
}
