import styles from './hover-words.module.css'

export function HoverWords({ hover, children }: { hover: string | undefined; children: string }) {
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

/** It differs and is not longer; null for any other text. */
export function usableHoverText(text: string, hoverText: string | undefined): string | null {
  if (hoverText === undefined || hoverText === text) return null
  return hoverText.length <= text.length ? hoverText : null
}
