'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { Field } from '@/components/ui/form/field'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { HoverWords } from '@/components/ui/hover-words'
import { PERMISSIONS } from '@/lib/account/admin/catalogue'
import { saveUser } from '@/lib/account/admin/queries'
import type { AdminUser, EditUserBody } from '@/lib/account/admin/schema'
import { loginPath, PATHS } from '@/lib/config/paths'
import { counted, isoDay } from '@/lib/format'
import styles from './all-users.module.css'

type UserFormProps = {
  user: AdminUser
  isOwn: boolean
  onLeave: () => void
}

export function UserForm({ user, isOwn, onLeave }: UserFormProps) {
  const [asks, setAsks] = useState(false)
  const submit = useSubmit()
  const isSuspended = user.permissions < 0

  async function save(changes: EditUserBody) {
    const saved = await saveUser(user.username, changes)
    // Changing one's own role or permissions ends the session (G-102).
    const endsOwn = saved.role !== user.role || saved.permissions !== user.permissions
    if (!isOwn || !endsOwn) return
    location.assign(loginPath(PATHS.adminUsers))
    // Never resolves, as the page is left.
    await new Promise(() => {})
  }

  const run = (changes: EditUserBody) =>
    void submit.run(() => save(changes), {
      success: `${user.username} was saved.`,
      onSuccess: onLeave,
      refresh: true,
    })

  return (
    <>
      <Form
        submit={submit}
        className={styles.form}
        aria-label={`Edit ${user.username}`}
        onSubmit={(data) => run(toBody(data))}
        onKeyDown={({ key }) => key === 'Escape' && onLeave()}
      >
        <div className={styles.fields}>
          <Field
            label="username"
            name="username"
            defaultValue={user.username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          <Field
            label="emoji"
            name="userEmoji"
            defaultValue={user.userEmoji ?? ''}
            autoComplete="off"
          />
          <Field
            label="email"
            name="email"
            type="email"
            defaultValue={user.email}
            autoComplete="off"
          />
          <Field
            label="role"
            name="role"
            defaultValue={user.role}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field
            label="permissions"
            name="permissions"
            type="number"
            min={PERMISSIONS.min}
            max={PERMISSIONS.max}
            step={1}
            defaultValue={user.permissions}
          />
        </div>
        <FormError />
        <div className={styles.foot}>
          <p className="type-small muted">{history(user)}</p>
          <Buttons>
            <Button
              variant={isSuspended ? 'outline' : 'danger'}
              onClick={() => (isSuspended ? run({ permissions: 0 }) : setAsks(true))}
            >
              <HoverWords hover={isSuspended ? 'let in' : undefined}>
                {isSuspended ? 'restore' : 'suspend'}
              </HoverWords>
            </Button>
            <Button onClick={onLeave}>
              <HoverWords hover="leave">cancel</HoverWords>
            </Button>
            <SubmitButton>
              <HoverWords hover="save">submit</HoverWords>
            </SubmitButton>
          </Buttons>
        </div>
      </Form>
      {asks && (
        <ConfirmDialog
          title={`Suspend ${user.username}?`}
          confirm="suspend"
          cancel="keep"
          onConfirm={() => run({ permissions: -1 })}
          onClose={() => setAsks(false)}
        >
          This ends all sessions of the account. Nobody can log in to it until you restore it.
        </ConfirmDialog>
      )}
    </>
  )
}

/** Invalid permissions are sent as they are, for the server to refuse. */
function toBody(data: FormData): EditUserBody {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    username: text('username'),
    userEmoji: text('userEmoji'),
    email: text('email'),
    role: text('role'),
    permissions: Number.parseInt(text('permissions'), 10),
  }
}

function history(user: AdminUser): string {
  const facts = [
    `signed up ${isoDay(user.dateSigned)}`,
    `last seen ${isoDay(user.lastSigned)}`,
    counted(user.timesSigned, 'visit'),
    counted(user.chatTokensUsed, 'token'),
  ]
  return facts.join(', ')
}
