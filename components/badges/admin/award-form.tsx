'use client'

import { useRef } from 'react'
import { Buttons } from '@/components/ui/buttons'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SelectField } from '@/components/ui/form/select-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { BADGE_ADMIN_TEXTS as TEXTS, REASON_MAX } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { AdminBadge } from '@/lib/badges/admin/schema'
import styles from './badges-admin.module.css'

type Step = 'award' | 'revoke'

/** An admin awards by hand, with a reason that the audit keeps (G-132). */
export function AwardForm({ badges }: { badges: readonly AdminBadge[] }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit<Step>()
  const options = badges.map(({ code, name, isRetired }) => ({
    value: code,
    label: isRetired ? `${name} (retired)` : name,
  }))

  function send(step: Step, data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '')
    const body = {
      username: text('username'),
      badgeCode: text('badgeCode'),
      reason: text('reason'),
    }
    void submit.run(
      () =>
        step === 'award' ? badgeAdminCalls.awardBadge(body) : badgeAdminCalls.revokeBadge(body),
      {
        step,
        success: step === 'award' ? TEXTS.awarded : TEXTS.revoked,
        refresh: true,
        onSuccess: () => form.current?.reset(),
      },
    )
  }

  return (
    <Form submit={submit} formRef={form} onSubmit={(data) => send('award', data)}>
      <div className={styles.fields}>
        <Field
          label="Username"
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField label="Badge" name="badgeCode" options={options} />
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
          onClick={() => form.current && send('revoke', new FormData(form.current))}
        >
          Revoke
        </Button>
      </Buttons>
    </Form>
  )
}
