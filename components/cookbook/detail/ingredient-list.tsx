import styles from './ingredient-list.module.css'

type IngredientListProps = {
  ingredients: readonly { name: string; quantity: string }[]
}

/** Name, dotted leader and quantity, in two columns where there is room. */
export function IngredientList({ ingredients }: IngredientListProps) {
  return (
    <ul className={styles.list}>
      {ingredients.map(({ name, quantity }, i) => (
        <li key={i} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.leader} aria-hidden="true" />
          <span className={styles.quantity}>{quantity}</span>
        </li>
      ))}
    </ul>
  )
}
