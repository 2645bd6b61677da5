'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { Button, Buttons } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { isBlank } from '@/lib/config/blank'
import type { Decision } from '@/lib/config/waiting'
import { callAddress } from '@/lib/http/client'

type MessageRoute = { spec: { answer: z.ZodType<{ message: string }> } }
type Call = Pick<Decision, 'path' | 'method' | 'body'>

const NOTICE = { length: 'short' } as const

type DecisionsProps = {
  decisions: readonly Decision[]
  /** What is decided about, for screen readers and in the question. */
  about: string
  isQuiet?: boolean
}

export function Decisions({ decisions, about, isQuiet = false }: DecisionsProps) {
  const [confirming, setConfirming] = useState<Decision | null>(null)
  const submit = useSubmit<string>({ toastsFailure: true, notice: NOTICE })

  function start(decision: Decision) {
    if (decision.question ?? decision.text) setConfirming(decision)
    else void decide(decision)
  }

  function decide(decision: Decision) {
    const { label, failed: fallback } = decision
    return submit.run(() => call(decision), {
      step: label,
      refresh: true,
      fallback,
      mapError: ({ fields }) => (Object.keys(fields).length > 0 ? {} : { text: fallback }),
      onSuccess: () => finish(decision),
    })
  }

  function finish({ done, undo, failed: fallback }: Decision) {
    setConfirming(null)
    const action = undo && { label: 'Undo', run: () => void revert(undo, fallback) }
    void showToast('success', done, { ...NOTICE, ...(action && { action }) })
  }

  function revert(undo: NonNullable<Decision['undo']>, fallback: string) {
    return submit.run(() => call(undo), { fallback, refresh: true, success: undo.done })
  }

  return (
    <>
      <Buttons>
        {decisions.map((decision) => (
          <Button
            key={decision.label}
            variant={isQuiet ? 'quiet' : decision.isDanger ? 'danger' : 'outline'}
            busy={submit.busy === decision.label}
            aria-label={`${decision.label}: ${about}`}
            onClick={() => start(decision)}
          >
            {decision.label}
          </Button>
        ))}
      </Buttons>
      {confirming?.text && (
        <TextDialog
          decision={confirming}
          about={about}
          field={confirming.text}
          call={(body) => call({ ...confirming, body })}
          onDone={() => finish(confirming)}
          onClose={() => setConfirming(null)}
        />
      )}
      {confirming?.question && (
        <ConfirmDialog
          title={`${confirming.label}: ${about}?`}
          confirm={confirming.label}
          cancel="Keep it"
          onConfirm={() => void decide(confirming)}
          onClose={() => setConfirming(null)}
        >
          {confirming.question}
        </ConfirmDialog>
      )}
    </>
  )
}

function call({ path, method, body }: Call) {
  return callAddress<MessageRoute>(path, { method, ...(body && { body }) })
}

type TextDialogProps = {
  decision: Decision
  about: string
  field: NonNullable<Decision['text']>
  call: (body: Record<string, string>) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

function TextDialog({ decision, about, field, call, onDone, onClose }: TextDialogProps) {
  const { label, failed: fallback, isDanger } = decision
  const { name, max, missing } = field
  const submit = useSubmit({ fallback })

  function send(data: FormData) {
    const text = String(data.get(name))
    if (isBlank(text)) return submit.fail({ [name]: missing })
    void submit.run(() => call({ [name]: text }), { refresh: true, onSuccess: onDone })
  }

  return (
    <FormDialog
      title={`${label}: ${about}?`}
      submit={submit}
      action={label}
      isDanger={isDanger === true}
      onSubmit={send}
      onClose={onClose}
    >
      <TextAreaField
        label={field.label}
        name={name}
        help={field.help}
        maxLength={max}
        rows={4}
        autoFocus
      />
    </FormDialog>
  )
}
