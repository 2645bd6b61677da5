import { useRouter } from 'next/navigation'
import { useSendsMail } from '@/components/mail/no-mail'
import { type OrderChanges, storeAdminCalls } from '@/components/store/admin/calls'
import { Button, Buttons } from '@/components/ui/button'
import { CheckField } from '@/components/ui/form/check-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { bodyOf, changedIn, type Values } from '@/components/ui/form/form-values'
import { pickFields } from '@/components/ui/form/pick-fields'
import { RestoredNote } from '@/components/ui/form/restored-note'
import { useDraftValues } from '@/components/ui/form/use-draft-values'
import { useSubmit } from '@/components/ui/form/use-submit'
import {
  LETTER_FIELDS,
  letterTemplate,
  ORDER_FIELDS,
  ORDER_STATE_LABELS,
  ORDER_TEXTS,
} from '@/lib/store/pre-orders/form'
import { ORDER_STATES } from '@/lib/store/catalogue'
import type { PreOrderRow } from '@/lib/store/schema'
import styles from './orders.module.css'

const LETTER = { 'letter.subject': LETTER_FIELDS.subject, 'letter.text': LETTER_FIELDS.text }

/** What was typed, by field: an untouched text of the mail follows the state. */
type Edits = Readonly<Record<string, string>>

const UNEDITED: Edits = {}

type OrderFormProps = { order: PreOrderRow; owner: string; onClose: () => void }

/** A mail is written only where its box is ticked; its text is seen before it is sent (G-150). */
export function OrderForm({ order, owner, onClose }: OrderFormProps) {
  const { _id, email, revision } = order
  const router = useRouter()
  const submit = useSubmit()
  const sendsMail = useSendsMail()
  const stored = { state: order.state, note: order.note }
  const draft = useDraftValues<Edits>(`order ${_id}`, UNEDITED)
  // What is not edited follows what somebody else stores.
  const typed = { ...stored, ...pickFields(draft.values, Object.keys(ORDER_FIELDS)) }
  const isWriting = draft.values.writes === 'true'
  const letter = {
    ...templateFor(typed.state, order, owner),
    ...pickFields(draft.values, Object.keys(LETTER)),
  }
  const type = (name: string, text: string) =>
    draft.change((before) => ({ ...before, [name]: text }))

  function close() {
    draft.forget()
    onClose()
  }

  function save() {
    const changed = changedIn(ORDER_FIELDS, stored, typed)
    if (changed.length === 0 && !isWriting) return close()
    const changes = bodyOf<OrderChanges>(ORDER_FIELDS, typed, changed)
    const written = isWriting ? bodyOf<OrderChanges>(LETTER, letter) : {}
    void submit.run(() => storeAdminCalls.changeOrder(_id, { ...changes, ...written, revision }), {
      success: isWriting ? ORDER_TEXTS.savedAndMailed(email) : ORDER_TEXTS.saved,
      refresh: true,
      onSuccess: close,
      onFailure({ error }) {
        // What somebody else made of the order is shown, and what was typed stays.
        if (error?.status === 409) router.refresh()
      },
    })
  }

  return (
    <Form submit={submit} className={styles.form} aria-label={`Edit: ${email}`} onSubmit={save}>
      {draft.isRestored && <RestoredNote onDiscard={draft.forget} />}
      <FormFields fields={fieldsFor(order)} values={typed} onType={type} />
      <CheckField
        label={`Write a mail to ${email}`}
        name="writes"
        checked={isWriting}
        onChange={({ target }) => type('writes', String(target.checked))}
      />
      {isWriting && (
        <>
          {!sendsMail && (
            <p className="type-control">
              This site cannot send mail: the text waits in the outbox until it can.
            </p>
          )}
          <FormFields fields={LETTER} values={letter} onType={type} />
        </>
      )}
      <FormError />
      <Buttons>
        <SubmitButton>{isWriting ? 'Save and send' : 'Save'}</SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </Buttons>
    </Form>
  )
}

function fieldsFor({ state }: PreOrderRow) {
  if (state !== 'waiting') return ORDER_FIELDS
  const present = { value: state, label: ORDER_STATE_LABELS[state] }
  const options = [present, ...ORDER_FIELDS.state.options]
  return { ...ORDER_FIELDS, state: { ...ORDER_FIELDS.state, options } }
}

function templateFor(typed: string, order: PreOrderRow, owner: string): Values<typeof LETTER> {
  const state = ORDER_STATES.find((value) => value === typed) ?? order.state
  const { subject, text } = letterTemplate(state, { itemTitle: order.itemTitle, owner })
  return { 'letter.subject': subject, 'letter.text': text }
}
