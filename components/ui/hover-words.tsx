import { usableHoverText } from './hover-text'
import styles from './hover-words.module.css'

type HoverWordsProps = {
  hover: string | undefined
  children: string
}

export function HoverWords({ hover, children }: HoverWordsProps) {
  const other = usableHoverText(children, hover)
  if (other === null) return children
  return (
    <>
      <span className={styles.words}>{children}</span>
      <span className={styles.other} aria-hidden="true">
        {other}
      </span>
    </>
  )
}
