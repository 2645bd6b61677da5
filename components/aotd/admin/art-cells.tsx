import tableStyles from '@/components/page/table.module.css'
import { entryThumbPath } from '@/lib/aotd/admin/queries'
import type { AdminArtRow } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'

export const ART_HEAD = (
  <>
    <th scope="col">
      <span className="aloud">picture</span>
    </th>
    <th scope="col">day</th>
    <th scope="col">title</th>
    <th scope="col">author</th>
  </>
)

/** What every row of art begins with. */
export function ArtCells({ row }: { row: AdminArtRow }) {
  return (
    <>
      <td className={styles.thumbCell}>
        {row.hasPicture && (
          <img
            src={entryThumbPath(row._id)}
            width={48}
            height={36}
            alt=""
            loading="lazy"
            className={styles.thumb}
          />
        )}
      </td>
      <td className={tableStyles.bare}>{row.dateKey}</td>
      <td>
        <em className={styles.title}>{row.title ?? 'untitled'}</em>
      </td>
      <td className={tableStyles.bare}>{row.author}</td>
    </>
  )
}
