'use client'

import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { showToast } from '@/components/ui/show-toast'
import { AUTHOR_TEXTS, QUOTE_HELP_MAX, QUOTE_MAX } from '@/lib/aotd/catalogue'
import { submitQuote, suggestQuote } from '@/lib/aotd/queries'
import styles from './author-form.module.css'
import { textOf, useOwnArt } from './own-art'
import { useDraft, useEarlyTexts } from './use-draft'

type QuoteFormProps = {
  /** Art day, YYYY-MM-DD. */
  dateKey: string
  /** How many suggestions were asked for. */
  quoteHelp: number
  onDone: () => void
}

/** One line of the author's own, or one that was suggested (S2 §4). */
export function QuoteForm({ dateKey, quoteHelp, onDone }: QuoteFormProps) {
  const { learn, catchUp } = useOwnArt(dateKey)
  const [quote, setQuote] = useDraft(`quote of ${dateKey}`)
  const [suggestion, setSuggestion] = useDraft(`suggestion for ${dateKey}`)
  const [replaced, setReplaced] = useDraft(`quote before a suggestion for ${dateKey}`)
  const [busy, setBusy] = useState<'submit' | 'suggest' | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEarlyTexts(form, ([text = '']) => setQuote(text))
  const length = [...quote.trim()].length
  const isSpent = quoteHelp >= QUOTE_HELP_MAX
  const error = length > QUOTE_MAX ? AUTHOR_TEXTS.quoteTooLong : refusal

  async function run(kind: 'submit' | 'suggest', fallback: string, work: () => Promise<void>) {
    setBusy(kind)
    setRefusal(undefined)
    try {
      await work()
    } catch (thrown) {
      const text = textOf(thrown, fallback)
      setRefusal(text)
      void showToast('error', text, { length: 'short' })
      if (await catchUp(thrown)) onDone()
    }
    setBusy(null)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || length === 0 || length > QUOTE_MAX) return
    void run('submit', AUTHOR_TEXTS.quoteFailed, async () => {
      const { message, authorQuote } = await submitQuote(quote, dateKey)
      void showToast('success', message, { length: 'short' })
      for (const forget of [setQuote, setSuggestion, setReplaced]) forget('')
      onDone()
      learn({ authorQuote })
    })
  }

  function suggest() {
    if (busy) return
    void run('suggest', AUTHOR_TEXTS.notSuggested, async () => {
      const answer = await suggestQuote(dateKey)
      if (length > 0 && quote !== suggestion) setReplaced(quote)
      setSuggestion(answer.suggestedQuote)
      setQuote(answer.suggestedQuote)
      learn({ quoteHelp: answer.quoteHelp })
      void showToast('success', answer.message, { length: 'short' })
      // The button that had the focus takes no more presses.
      if (answer.quoteHelp >= QUOTE_HELP_MAX) form.current?.querySelector('input')?.focus()
    })
  }

  /** What was typed and what was suggested change places, as often as one likes. */
  function undo() {
    if (busy) return
    setReplaced(quote)
    setQuote(replaced)
    setRefusal(undefined)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label="Your quote"
        name="quote"
        autoComplete="off"
        counter={`${length} / ${QUOTE_MAX}`}
        value={quote}
        readOnly={busy !== null}
        onChange={({ target }) => {
          setQuote(target.value)
          setRefusal(undefined)
        }}
        end={
          replaced !== '' && (
            <Button variant="quiet" onClick={undo}>
              Undo
            </Button>
          )
        }
        error={error}
        help={quoteHelp > 0 ? `AI help used ${quoteHelp} of ${QUOTE_HELP_MAX} times.` : ''}
      />
      <p className="aloud" role="alert">
        {length > QUOTE_MAX && AUTHOR_TEXTS.quoteTooLong}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="filled" busy={busy === 'submit'} disabled={length === 0}>
          Submit
        </Button>
        <Button busy={busy === 'suggest'} disabled={isSpent} onClick={suggest}>
          suggest quote
        </Button>
      </div>
    </form>
  )
}
