'use client'

import { useId, useRef, useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { Field } from '@/components/ui/form/field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import grid from '@/components/ui/form/form-fields.module.css'
import { SelectField } from '@/components/ui/form/select-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { BADGE_ADMIN_TEXTS as TEXTS, REASON_MAX } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { AdminBadge, AwardBody } from '@/lib/badges/admin/schema'

type Step = 'award' | 'revoke'

type AwardFormProps = { badges: readonly AdminBadge[]; usernames: readonly string[] }

/** It is asked about before it is sent. */
type Pending = { step: Step; body: AwardBody }

export function AwardForm({ badges, usernames }: AwardFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit<Step>()
  const [pending, setPending] = useState<Pending | null>(null)
  const listId = useId()
  const named = badges.map(({ code, name, isRetired }) => ({
    value: code,
    label: isRetired ? `${name} (retired)` : name,
  }))
  const options = [{ value: '', label: 'choose a badge' }, ...named]
  const badgeName = named.find(({ value }) => value === pending?.body.badgeCode)?.label ?? ''

  /** The chosen badge stays, as several people may get it. */
  function clear() {
    for (const name of ['username', 'reason']) {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = ''
    }
  }

  function ask(step: Step, data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const [username, badgeCode, reason] = [text('username'), text('badgeCode'), text('reason')]
    if (username && badgeCode && reason) {
      return setPending({ step, body: { username, badgeCode, reason } })
    }
    submit.fail({
      ...(!username && { username: TEXTS.usernameMissing }),
      ...(!badgeCode && { badgeCode: TEXTS.badgeMissing }),
      ...(!reason && { reason: TEXTS.reasonMissing }),
    })
  }

  function send({ step, body }: Pending) {
    void submit.run(
      () =>
        step === 'award' ? badgeAdminCalls.awardBadge(body) : badgeAdminCalls.revokeBadge(body),
      {
        step,
        success: step === 'award' ? TEXTS.awarded : TEXTS.revoked,
        refresh: true,
        onSuccess: clear,
      },
    )
  }

  return (
    <>
      <Form submit={submit} formRef={form} onSubmit={(data) => ask('award', data)}>
        <div className={grid.fields}>
          <Field
            label="Username"
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            list={listId}
          />
          <datalist id={listId}>
            {usernames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <SelectField label="Badge" name="badgeCode" options={options} defaultValue="" />
        </div>
        <Field label="Reason" name="reason" autoComplete="off" maxLength={REASON_MAX} />
        <FormError keepsRow />
        <Buttons>
          <SubmitButton step="award" variant="outline">
            Award
          </SubmitButton>
          <Button
            variant="danger"
            busy={submit.busy === 'revoke'}
            onClick={() => form.current && ask('revoke', new FormData(form.current))}
          >
            Revoke
          </Button>
        </Buttons>
      </Form>
      {pending && (
        <ConfirmDialog
          title={`${pending.step === 'award' ? 'Award' : 'Revoke'} “${badgeName}”?`}
          confirm={pending.step}
          cancel="cancel"
          variant={pending.step === 'award' ? 'filled' : 'danger'}
          onConfirm={() => send(pending)}
          onClose={() => setPending(null)}
        >
          {pending.step === 'award'
            ? `${pending.body.username} gets the badge, and is told so.`
            : `${pending.body.username} loses the badge and its points.`}
        </ConfirmDialog>
      )}
    </>
  )
}
