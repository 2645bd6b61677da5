import { useEffect, useId, useRef, useState } from 'react'
import formStyles from '@/components/aotd/author-form.module.css'
import { EmojiSlot } from '@/components/aotd/emoji-slot'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import type { Submit } from '@/components/ui/form/use-submit'
import { AUTHOR_TEXTS, EMOJI_SLOTS } from '@/lib/aotd/catalogue'
import { GUESS_TEXTS, MAX_TRIES } from '@/lib/aotd/guess/catalogue'
import type { OldGuessAnswer, Try } from '@/lib/aotd/guess/schema'
import { artDayPath } from '@/lib/config/paths'
import styles from './guess.module.css'
import { resultText } from './result-text'

type EmojiTriesProps = OldGuessAnswer & {
  dateKey: string
  isOver: boolean
  submit: Submit<'submit'>
  /** Resolves whether the try was taken. */
  send: (emojis: string[]) => Promise<boolean>
}

export function EmojiTries({ slots, tries, isOver, submit, send, ...game }: EmojiTriesProps) {
  const place = useRef<HTMLDivElement>(null)
  const [countBefore] = useState(tries.length)
  // What had the focus is gone after each try.
  useEffect(() => {
    if (tries.length === countBefore) return
    place.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus()
  }, [tries.length, countBefore])

  return (
    <div ref={place} className={styles.game}>
      <div aria-live="polite">
        {tries.length > 0 && <Tries tries={tries} />}
        {isOver && slots > 0 && <Result {...game} tries={tries} />}
      </div>
      {!isOver && (
        <TryForm
          key={tries.length}
          slots={slots}
          submit={submit}
          send={send}
          number={tries.length + 1}
        />
      )}
    </div>
  )
}

function Tries({ tries }: { tries: readonly Try[] }) {
  return (
    <ol className={styles.tries} aria-label="Your guesses">
      {tries.map(({ emojis, marks }, i) => (
        <li key={i} className={styles.row}>
          {emojis.map((emoji, slot) => (
            <span key={emoji} className={`${styles.cell} ${styles[marks[slot] ?? 'none']}`}>
              {emoji} <span className="type-small">{marks[slot]}</span>
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

type ResultProps = Pick<EmojiTriesProps, 'dateKey' | 'tries' | 'isSolved' | 'answer'>

function Result({ answer, ...result }: ResultProps) {
  const text = () =>
    resultText({ ...result, url: new URL(artDayPath(result.dateKey), location.origin).href })

  const copy = () => copyText(text(), { copied: GUESS_TEXTS.copied, failed: text() })

  return (
    <div tabIndex={-1} className={styles.result}>
      <p>
        {result.isSolved ? 'You found them: ' : 'They are: '}
        <span className={styles.answer}>{answer.join(' ')}</span>
      </p>
      <Button onClick={() => void copy()}>Copy the result</Button>
    </div>
  )
}

type TryFormProps = Pick<EmojiTriesProps, 'slots' | 'submit' | 'send'> & { number: number }

function TryForm({ slots, submit, send, number }: TryFormProps) {
  const size = slots || EMOJI_SLOTS
  const [emojis, setEmojis] = useState<readonly string[]>(Array.from({ length: size }, () => ''))
  const noteId = useId()
  const isOpenQuestion = slots === 0
  const chosen = emojis.filter((emoji) => emoji !== '')

  function check(): Record<string, string> {
    const isFull = isOpenQuestion ? chosen.length > 0 : chosen.length === slots
    return isFull ? {} : { emojis: GUESS_TEXTS.slots(slots || 1) }
  }

  return (
    <Form
      submit={submit}
      aria-label="Your guess"
      check={check}
      onSubmit={() => void send([...chosen])}
    >
      <p className="type-control muted">
        {isOpenQuestion ? GUESS_TEXTS.noEmojis : GUESS_TEXTS.tryOf(number, MAX_TRIES, slots)}
      </p>
      <div className={formStyles.slots}>
        {emojis.map((emoji, slot) => (
          <EmojiSlot
            key={slot}
            number={slot + 1}
            emoji={emoji}
            readOnly={submit.busy !== null}
            isWrong={submit.failure !== null && emoji === ''}
            noteId={noteId}
            onChange={(value) => {
              setEmojis(emojis.map((other, i) => (i === slot ? value : other)))
              submit.clear()
            }}
            onReject={() => submit.fail({ emojis: AUTHOR_TEXTS.emojisInvalid })}
          />
        ))}
        <span className={formStyles.set}>
          <SubmitButton>{isOpenQuestion ? 'Send' : 'Guess'}</SubmitButton>
        </span>
      </div>
      <div id={noteId}>
        <FormError keepsRow />
      </div>
    </Form>
  )
}
