'use client'

import type { ArtInfo } from '@/lib/aotd/schema'
import styles from './author-form.module.css'
import { EmojiForm } from './emoji-form'
import { QuoteForm } from './quote-form'

type AuthorFormProps = { info: ArtInfo; onDone: (what: 'quote' | 'emojis') => void }

export function AuthorForm({ info, onDone }: AuthorFormProps) {
  const { dateKey, authorQuote, quoteHelp, nextAOTDEmojis } = info
  return (
    <div className={styles.author}>
      {!authorQuote && (
        <QuoteForm dateKey={dateKey} quoteHelp={quoteHelp} onDone={() => onDone('quote')} />
      )}
      {nextAOTDEmojis.length === 0 && (
        <EmojiForm dateKey={dateKey} onDone={() => onDone('emojis')} />
      )}
    </div>
  )
}
