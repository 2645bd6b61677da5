'use client'

import { useRef, useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { Field } from '@/components/ui/form/field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import grid from '@/components/ui/form/form-fields.module.css'
import { TicksInput } from '@/components/ui/form/ticks-input'
import { useSubmit } from '@/components/ui/form/use-submit'
import { accountAdminCalls } from '@/components/account/admin/calls'
import { INVITED_ROLES, LINK_TEXTS as TEXTS } from '@/lib/account/admin/catalogue'
import { EMAIL_MAX } from '@/lib/config/email-address'
import styles from './all-users.module.css'

const ROLES = {
  kind: 'ticks',
  label: 'Role',
  options: INVITED_ROLES,
  isListed: true,
  help: 'Without a role it is a member. You make an admin in the list of users.',
  invalid: '',
} as const

const NO_MAIL = 'This site cannot send mail: pass the link on yourself.'

type LinkFormProps = {
  /** An invitation lets somebody sign up; an account is made here. */
  kind: 'invitation' | 'account'
  sendsMail: boolean
}

/** Makes a link that the owner passes on; it is shown this once. */
export function LinkForm({ kind, sendsMail }: LinkFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const [url, setUrl] = useState<string | null>(null)
  const isInvitation = kind === 'invitation'

  function send(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '')
    const given = { email: text('email'), role: data.getAll('role').join() || 'user' }
    const work = () =>
      isInvitation
        ? accountAdminCalls.invite(given)
        : accountAdminCalls.createUser({ ...given, username: text('username') })
    void submit.run(work, {
      success: isInvitation ? TEXTS.invited : TEXTS.created,
      refresh: true,
      onSuccess(made) {
        setUrl(made.url)
        form.current?.reset()
      },
    })
  }

  return (
    <div className={styles.mails}>
      <Form submit={submit} formRef={form} aria-label={`New ${kind}`} onSubmit={send}>
        <div className={grid.fields}>
          {!isInvitation && (
            <Field label="Username" name="username" autoComplete="off" autoCapitalize="none" />
          )}
          <Field
            label={isInvitation ? 'Email (optional)' : 'Email'}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={EMAIL_MAX}
            help={sendsMail ? 'The link is mailed there.' : NO_MAIL}
          />
        </div>
        <TicksInput name="role" field={ROLES} value="" />
        <FormError />
        <Buttons>
          <SubmitButton variant="outline">
            {isInvitation ? 'Make an invitation' : 'Make an account'}
          </SubmitButton>
        </Buttons>
      </Form>
      <div role="status">{url && <ShownLink url={url} />}</div>
    </div>
  )
}

function ShownLink({ url }: { url: string }) {
  const copy = () => copyText(url, { copied: TEXTS.copied, failed: url })
  return (
    <Field
      label="The link, which is shown this once and works for 7 days"
      value={url}
      readOnly
      onFocus={({ target }) => target.select()}
      end={
        <Button variant="quiet" onClick={() => void copy()}>
          Copy
        </Button>
      }
    />
  )
}
