import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PROPOSAL_TEXTS } from '@/lib/aotd/guess/catalogue'
import styles from './guess.module.css'
import { guessCalls } from './calls'

type ProposedEmojisProps = { emojis: readonly string[]; onChoose: (emoji: string) => void }

/** Today's author sees it (G-158a); without an answer the form stands as it is. */
export function ProposedEmojis({ emojis, onChoose }: ProposedEmojisProps) {
  const [proposed, setProposed] = useState<readonly string[]>([])
  useEffect(() => {
    void guessCalls.fetchProposals().then(
      (answer) => setProposed(answer.emojis),
      () => undefined,
    )
  }, [])
  if (proposed.length === 0) return null
  return (
    <p className={styles.row}>
      <span className="type-control muted">{PROPOSAL_TEXTS.byVisitors}</span>
      {proposed.map((emoji) => (
        <Button
          key={emoji}
          aria-label={`Choose ${emoji}`}
          disabled={emojis.includes(emoji) || !emojis.includes('')}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </Button>
      ))}
    </p>
  )
}
