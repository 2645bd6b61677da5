'use client'

import { CursorPager } from '@/components/page/cursor-pager'
import { Table } from '@/components/page/table'
import tableStyles from '@/components/page/table.module.css'
import { StatusBadge } from '@/components/ui/status-badge'
import type { AdminArtList } from '@/lib/aotd/admin/schema'
import { PATHS } from '@/lib/config/paths'
import styles from './admin-panel.module.css'
import { ArtCells, ART_HEAD } from './art-cells'

type RecentArtProps = AdminArtList & {
  isNewest: boolean
  /** Which of them stands in the form. */
  openId: string | undefined
  onOpen: (id: string) => void
}

const HEAD = (
  <>
    {ART_HEAD}
    <th scope="col">status</th>
    <th scope="col">
      <span className="aloud">edit</span>
    </th>
  </>
)

/** Art by its days, so that nobody needs to know an id. */
export function RecentArt({ art, next, isNewest, openId, onOpen }: RecentArtProps) {
  return (
    <>
      {art.length === 0 ? (
        <p className={styles.empty}>There is no art yet.</p>
      ) : (
        <Table label="Art" head={HEAD}>
          {art.map((row) => (
            <tr key={row._id}>
              <ArtCells row={row} />
              <td>
                <StatusBadge status={row.status} />
              </td>
              <td className={styles.action}>
                <button
                  type="button"
                  className={tableStyles.act}
                  aria-label={`edit ${row.dateKey}`}
                  aria-current={row._id === openId || undefined}
                  onClick={() => onOpen(row._id)}
                >
                  edit
                </button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <CursorPager
        label="Pages of art"
        newest={PATHS.adminArt}
        isNewest={isNewest}
        older={next && `${PATHS.adminArt}?before=${next}`}
        keepsPlace
      />
    </>
  )
}
