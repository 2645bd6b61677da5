import { Empty } from '@/components/page/empty'
import { cursorSteps, Pager } from '@/components/page/pager'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { StatusBadge } from '@/components/ui/status-badge'
import type { AdminArtList, AdminArtRow } from '@/lib/aotd/admin/schema'
import { PATHS } from '@/lib/config/paths'
import styles from './admin-panel.module.css'
import { ART_COLUMNS } from './art-columns'

type RecentArtProps = AdminArtList & {
  isNewest: boolean
  openId: string | undefined
  onOpen: (id: string) => void
}

export function RecentArt({ art, next, isNewest, openId, onOpen }: RecentArtProps) {
  const edit: Column<AdminArtRow> = {
    key: 'edit',
    head: 'edit',
    isHeadHidden: true,
    className: styles.action,
    cell: ({ _id, dateKey }) => (
      <RowAction
        label={`edit ${dateKey}`}
        aria-current={_id === openId || undefined}
        onClick={() => onOpen(_id)}
      >
        edit
      </RowAction>
    ),
  }
  return (
    <>
      {art.length === 0 ? (
        <Empty>There is no art yet.</Empty>
      ) : (
        <Table
          label="Art"
          columns={[...ART_COLUMNS, STATUS, edit]}
          rows={art}
          keyOf={({ _id }) => _id}
        />
      )}
      <Pager
        label="Pages of art"
        {...cursorSteps({ path: PATHS.adminArt, cursor: 'before', isNewest, next })}
        keepsPlace
      />
    </>
  )
}

const STATUS: Column<AdminArtRow> = {
  key: 'status',
  head: 'status',
  cell: ({ status }) => <StatusBadge status={status} />,
}
