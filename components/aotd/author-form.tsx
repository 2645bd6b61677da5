import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { AUTHOR_TEXTS } from '@/lib/aotd/catalogue'
import type { ArtInfo } from '@/lib/aotd/schema'
import styles from './author-form.module.css'
import { EmojiForm } from './emoji-form'
import { QuoteForm } from './quote-form'

type AuthorFormProps = { info: ArtInfo; onDone: (form: 'quote' | 'emojis') => void }

export function AuthorForm({ info, onDone }: AuthorFormProps) {
  const { dateKey, authorQuote, nextAOTDEmojis } = info
  const [isOver, setOver] = useState(false)
  const forms = { dateKey, onOver: () => setOver(true) }
  return (
    <div className={styles.author}>
      {!authorQuote && (
        <QuoteForm info={info} onOver={forms.onOver} onDone={() => onDone('quote')} />
      )}
      {nextAOTDEmojis.length === 0 && <EmojiForm {...forms} onDone={() => onDone('emojis')} />}
      <div role="status" className={styles.over}>
        {isOver && (
          <>
            <p className="type-control">{AUTHOR_TEXTS.dayOver}</p>
            <Button variant="filled" onClick={() => location.reload()}>
              See today’s art
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
