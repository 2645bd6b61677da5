import type { Column } from '@/components/page/table'
import { entryThumbPath } from '@/components/aotd/admin/calls'
import type { AdminArtRow } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'

export const ART_COLUMNS: readonly Column<AdminArtRow>[] = [
  {
    key: 'picture',
    head: 'picture',
    isHeadHidden: true,
    className: styles.thumbCell,
    cell: ({ _id, hasPicture }) =>
      hasPicture && (
        <img
          src={entryThumbPath(_id)}
          width={48}
          height={36}
          alt=""
          loading="lazy"
          className={styles.thumb}
        />
      ),
  },
  { key: 'day', head: 'day', kind: 'bare', cell: ({ dateKey }) => dateKey },
  {
    key: 'title',
    head: 'title',
    cell: ({ title }) => <em className={styles.title}>{title ?? 'untitled'}</em>,
  },
  { key: 'author', head: 'author', kind: 'bare', cell: ({ author }) => author },
]
