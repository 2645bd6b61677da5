import { CornerCut } from '@/components/ui/picture-frame'
import styles from './art-emojis.module.css'

/** The emojis that a picture was painted from, on its corner. */
export function ArtEmojis({ emojis }: { emojis: readonly string[] }) {
  if (emojis.length === 0) return null
  return (
    <CornerCut>
      <p className={styles.emojis}>
        <span className="aloud">Painted from </span>
        {emojis.map((emoji) => (
          <span key={emoji}>{emoji}</span>
        ))}
      </p>
    </CornerCut>
  )
}
