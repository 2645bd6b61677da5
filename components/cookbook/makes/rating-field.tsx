import { RATINGS } from '@/lib/cookbook/makes/catalogue'
import styles from './rating-field.module.css'

/** Optional: the dash takes it back. */
export function RatingField() {
  return (
    <fieldset className={styles.rating}>
      <legend className={`${styles.legend} type-small`}>Rating</legend>
      {RATINGS.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name="rating" value={value} className={styles.input} />
          <span className="type-control">{value}</span>
        </label>
      ))}
      <label className={styles.choice}>
        <input type="radio" name="rating" value="" defaultChecked className={styles.input} />
        <span className="type-control" aria-hidden="true">
          –
        </span>
        <span className="visually-hidden">no rating</span>
      </label>
    </fieldset>
  )
}
