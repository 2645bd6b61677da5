import { CornerCut } from '@/components/ui/picture-frame'
import styles from './art-emojis.module.css'

type PaintedFromProps = { emojis: readonly string[]; className: string | undefined }

export function PaintedFrom({ emojis, className }: PaintedFromProps) {
  if (emojis.length === 0) return null
  return (
    <p className={className}>
      <span className="visually-hidden">Painted from </span>
      {emojis.map((emoji) => (
        <span key={emoji}>{emoji}</span>
      ))}
    </p>
  )
}

export function ArtEmojis({ emojis }: { emojis: readonly string[] }) {
  if (emojis.length === 0) return null
  return (
    <CornerCut>
      <PaintedFrom emojis={emojis} className={styles.emojis} />
    </CornerCut>
  )
}
