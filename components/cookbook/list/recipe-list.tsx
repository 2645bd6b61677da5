import { PictureBands } from '@/components/ui/picture-bands'
import { Link } from '@/components/ui/link'
import { Difficulty } from '@/components/cookbook/difficulty'
import { recipePath } from '@/lib/config/paths'
import { recipeImagePath } from '@/lib/cookbook/tags'
import type { RecipeRow } from '@/lib/cookbook/schema'
import { counted, shortDay } from '@/lib/format'
import styles from './recipe-list.module.css'

/** Rows of the first view load their pictures at once. */
const FIRST_ROWS = 4

export function RecipeList({ rows }: { rows: readonly RecipeRow[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row, i) => (
        <li key={row._id} className={`${styles.row} ${row.image ? '' : styles.plain}`}>
          {row.image && <Cover id={row._id} image={row.image} isFirst={i < FIRST_ROWS} />}
          <div className={styles.words}>
            <h2 className={`${styles.name} type-name`}>
              <Link href={recipePath(row.slug)} dir="auto" className={`${styles.link} covers`}>
                {row.title}
              </Link>
            </h2>
            {row.description && <p className={`${styles.line} muted`}>{row.description}</p>}
          </div>
          <Facts row={row} />
        </li>
      ))}
    </ul>
  )
}

/** Decoration: the name beside it says what it shows. */
function Cover({ id, image, isFirst }: { id: string; image: string; isFirst: boolean }) {
  return (
    <div className={styles.cover}>
      <PictureBands src={image} />
      <img
        src={recipeImagePath(id, image)}
        alt=""
        width={160}
        height={120}
        loading={isFirst ? undefined : 'lazy'}
        className={styles.picture}
      />
    </div>
  )
}

function Facts({
  row: { time, difficulty, chef, dateAdded, makes, isSample },
}: {
  row: RecipeRow
}) {
  return (
    <dl className={`${styles.facts} type-small`}>
      {time && (
        <div className={styles.fact}>
          <dt className="muted">time</dt>
          <dd>{time}</dd>
        </div>
      )}
      <div className={`${styles.fact} ${styles.right}`}>
        <dt className="muted">difficulty</dt>
        <dd>
          <Difficulty value={difficulty} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className="muted">chef</dt>
        <dd>{isSample ? `${chef}, sample` : chef}</dd>
      </div>
      <div className={`${styles.fact} ${styles.right}`}>
        <dt className="muted">added</dt>
        <dd>
          <time dateTime={dateAdded}>{shortDay(dateAdded)}</time>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className="muted">cooked</dt>
        <dd>{makes === 0 ? 'not yet' : counted(makes, 'time')}</dd>
      </div>
    </dl>
  )
}
