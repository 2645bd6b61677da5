import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { Form, SubmitButton } from '@/components/ui/form/form'
import { useDraft, useEarlyTexts } from '@/components/ui/form/use-draft'
import { useSubmit } from '@/components/ui/form/use-submit'
import { AUTHOR_TEXTS, QUOTE_HELP_MAX, QUOTE_MAX } from '@/lib/aotd/catalogue'
import { artCalls } from '@/components/aotd/calls'
import type { ArtInfo } from '@/lib/aotd/schema'
import { trimBlank } from '@/lib/config/blank'
import styles from './author-form.module.css'
import { useArtUpdates } from './use-art-updates'

type QuoteFormProps = {
  info: Pick<ArtInfo, 'dateKey' | 'quoteHelp'>
  onDone: () => void
  onOver: () => void
}

export function QuoteForm({ info, onDone, onOver }: QuoteFormProps) {
  const { dateKey, quoteHelp } = info
  const { updateInfo, reconcile } = useArtUpdates(dateKey)
  const [quote, setQuote] = useDraft(`quote of ${dateKey}`)
  const [suggestion, setSuggestion] = useDraft(`suggestion for ${dateKey}`)
  const [replaced, setReplaced] = useDraft(`quote before a suggestion for ${dateKey}`)
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit<'submit' | 'suggest'>({
    toastsFailure: true,
    notice: { length: 'short' },
    onFailure: async (failure) => {
      const found = await reconcile(failure)
      if (found === 'done') onDone()
      if (found === 'over') onOver()
    },
  })
  const { busy, run, clear } = submit
  useEarlyTexts(form, ([text = '']) => setQuote(text))
  const length = [...trimBlank(quote)].length
  const isTooLong = length > QUOTE_MAX
  const isSpent = quoteHelp >= QUOTE_HELP_MAX
  const focus = () => form.current?.querySelector('input')?.focus()

  function send() {
    if (length === 0 || isTooLong) return
    void run(() => artCalls.submitQuote(quote, dateKey), {
      success: ({ message }) => message,
      fallback: AUTHOR_TEXTS.quoteFailed,
      onSuccess: ({ authorQuote }) => {
        for (const forget of [setQuote, setSuggestion, setReplaced]) forget('')
        onDone()
        updateInfo({ authorQuote })
      },
    })
  }

  function suggest() {
    void run(() => artCalls.suggestQuote(dateKey), {
      step: 'suggest',
      success: ({ message, source }) => (source ? AUTHOR_TEXTS.suggestedBySite : message),
      fallback: AUTHOR_TEXTS.notSuggested,
      onSuccess: (answer) => {
        if (length > 0 && quote !== suggestion) setReplaced(quote)
        setSuggestion(answer.suggestedQuote)
        setQuote(answer.suggestedQuote)
        updateInfo({ quoteHelp: answer.quoteHelp })
        // The button that had the focus is now disabled.
        if (answer.quoteHelp >= QUOTE_HELP_MAX) focus()
      },
    })
  }

  function undo() {
    if (busy) return
    setReplaced(quote)
    setQuote(replaced)
    clear()
    focus()
  }

  return (
    <Form formRef={form} submit={submit} className={styles.form} onSubmit={send}>
      <Field
        label="Your quote"
        name="quote"
        autoComplete="off"
        counter={`${length} / ${QUOTE_MAX}`}
        value={quote}
        readOnly={busy !== null}
        onChange={({ target }) => {
          setQuote(target.value)
          clear()
        }}
        end={
          replaced !== '' && (
            <Button variant="quiet" onClick={undo}>
              Undo
            </Button>
          )
        }
        error={isTooLong ? AUTHOR_TEXTS.quoteTooLong : submit.failure?.text}
        help={quoteHelp > 0 ? `AI help used ${quoteHelp} of ${QUOTE_HELP_MAX} times.` : ''}
      />
      <p className="visually-hidden" role="alert">
        {isTooLong && AUTHOR_TEXTS.quoteTooLong}
      </p>
      <div className={styles.actions}>
        <SubmitButton disabled={length === 0}>Submit</SubmitButton>
        <Button busy={busy === 'suggest'} disabled={isSpent} onClick={suggest}>
          suggest quote
        </Button>
      </div>
    </Form>
  )
}
