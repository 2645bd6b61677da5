import { type KeyboardEvent, useId, useRef } from 'react'
import type { Failure } from '@/components/ui/form/failure'
import { Form, SubmitButton } from '@/components/ui/form/form'
import { useDraft, useEarlyTexts } from '@/components/ui/form/use-draft'
import { useSubmit } from '@/components/ui/form/use-submit'
import { pressedKey } from '@/components/ui/pressed-key'
import { showToast } from '@/components/ui/show-toast'
import { AUTHOR_TEXTS, EMOJI_SLOTS } from '@/lib/aotd/catalogue'
import { ProposedEmojis } from '@/components/aotd/guess/proposed-emojis'
import { artCalls } from '@/components/aotd/calls'
import type { ReusedEmoji } from '@/lib/aotd/author/schema'
import styles from './author-form.module.css'
import { EmojiSlot } from './emoji-slot'
import { looksLikeEmoji } from '@/lib/config/emoji'
import { useArtUpdates } from './use-art-updates'

type EmojiFormProps = {
  dateKey: string
  onDone: () => void
  onOver: () => void
}

const EMPTY: readonly string[] = Array.from({ length: EMOJI_SLOTS }, () => '')
const NOTICE = { length: 'short' } as const

/** G-59, G-60 */
export function EmojiForm({ dateKey, onDone, onOver }: EmojiFormProps) {
  const { updateInfo, reconcile } = useArtUpdates(dateKey)
  const [draft, setDraft] = useDraft(`emojis of ${dateKey}`)
  const emojis = slotsOf(draft)
  const titleId = useId()
  const noteId = useId()
  const form = useRef<HTMLFormElement>(null)
  const isEmpty = emojis.every((emoji) => emoji === '')
  const submit = useSubmit({
    notice: NOTICE,
    onFailure: async (failure) => {
      if (!failure.error?.status || reusedOf(failure).length > 0) {
        void showToast('error', failure.text, NOTICE)
      }
      const found = await reconcile(failure)
      if (found === 'done') onDone()
      if (found === 'over') onOver()
    },
  })
  const { failure, fail, run, clear } = submit

  useEarlyTexts(form, (texts) =>
    setDraft((current) =>
      draftOf(slotsOf(current).map((emoji, i) => emojiOrNothing((texts[i] ?? '').trim()) || emoji)),
    ),
  )

  function change(slot: number, emoji: string) {
    setDraft(draftOf(emojis.map((other, i) => (i === slot ? emoji : other))))
    clear()
  }

  const fieldsOf = (text: string, isWrong: (emoji: string, slot: number) => boolean) =>
    Object.fromEntries(
      emojis.flatMap((emoji, slot) =>
        emoji && isWrong(emoji, slot) ? [[slotName(slot), text]] : [],
      ),
    )

  const findRepeated = () =>
    fieldsOf(AUTHOR_TEXTS.emojisTwice, (emoji, slot) => emojis.indexOf(emoji) < slot)

  function send() {
    if (isEmpty) return
    const chosen = emojis.filter((emoji) => emoji !== '')
    void run(() => artCalls.setNextEmojis(chosen, dateKey), {
      success: ({ message }) => message,
      mapError: (refused) => {
        if (!refused.error?.status) return { text: AUTHOR_TEXTS.emojisFailed }
        const reused = reusedOf(refused).map(({ emoji }) => emoji)
        return { fields: fieldsOf(refused.text, (emoji) => reused.includes(emoji)) }
      },
      onSuccess: ({ nextAOTDEmojis }) => {
        setDraft('')
        onDone()
        updateInfo({ nextAOTDEmojis })
      },
    })
  }

  /** The button is disabled while nothing is chosen, so Enter shows why. */
  function showMissing(event: KeyboardEvent) {
    if (pressedKey(event) === 'Enter' && isEmpty) {
      fail({ [slotName(0)]: AUTHOR_TEXTS.emojisMissing })
    }
  }

  return (
    <Form
      formRef={form}
      submit={submit}
      className={styles.form}
      aria-labelledby={titleId}
      check={findRepeated}
      onSubmit={send}
    >
      <h3 id={titleId} className={styles.title}>
        Emojis for the next art
      </h3>
      <p className="type-control muted">
        Choose one to three. Each emoji can be used only once on this site.
      </p>
      <ProposedEmojis emojis={emojis} onChoose={(emoji) => change(emojis.indexOf(''), emoji)} />
      <div className={styles.slots} onKeyDown={showMissing}>
        {emojis.map((emoji, slot) => (
          <EmojiSlot
            key={slot}
            number={slot + 1}
            emoji={emoji}
            readOnly={submit.busy !== null}
            isWrong={failure !== null && slotName(slot) in failure.fields}
            noteId={noteId}
            onChange={(value) => change(slot, value)}
            onReject={() => fail({ [slotName(slot)]: AUTHOR_TEXTS.emojisInvalid })}
          />
        ))}
        <span className={styles.set}>
          <SubmitButton disabled={isEmpty}>Set</SubmitButton>
        </span>
      </div>
      <div id={noteId} className={`${styles.note} type-small`} role="alert">
        {failure && <p className={styles.wrong}>{failure.text}</p>}
        {failure &&
          reusedOf(failure).map(({ emoji, date }) => (
            <p key={emoji}>
              {emoji} (used on {date})
            </p>
          ))}
      </div>
    </Form>
  )
}

function slotsOf(draft: string): readonly string[] {
  return draft === '' ? EMPTY : draft.split(' ')
}

function draftOf(emojis: readonly string[]): string {
  return emojis.some(Boolean) ? emojis.join(' ') : ''
}

function emojiOrNothing(text: string): string {
  return looksLikeEmoji(text) ? text : ''
}

function slotName(slot: number): string {
  return `emoji ${slot + 1}`
}

function reusedOf({ error }: Failure): ReusedEmoji[] {
  const { reusedEmojis } = Object(error?.body) as { reusedEmojis?: unknown }
  return Array.isArray(reusedEmojis) ? (reusedEmojis as ReusedEmoji[]) : []
}
