import { AS_NEEDED } from '@/lib/cookbook/catalogue'
import styles from './ingredient-list.module.css'

type IngredientListProps = {
  ingredients: readonly { name: string; quantity: string; note?: string }[]
}

export function IngredientList({ ingredients }: IngredientListProps) {
  return (
    <ul className={styles.list}>
      {ingredients.map(({ name, quantity, note }, i) => (
        <li key={i} className={styles.row}>
          <span dir="auto" className={styles.name}>
            {name}
          </span>
          <span className={styles.leader} aria-hidden="true" />
          <span className={quantity === AS_NEEDED ? `${styles.asNeeded} muted` : styles.quantity}>
            {quantity}
            {note && <span className={`${styles.note} type-small muted`}>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
