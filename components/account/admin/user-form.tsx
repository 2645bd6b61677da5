'use client'

import { type SubmitEvent, useRef, useState } from 'react'
import { count } from '@/components/aotd/format'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PERMISSIONS } from '@/lib/account/admin/catalogue'
import type { AdminUser, EditUserBody } from '@/lib/account/admin/schema'
import styles from './all-users.module.css'
import { SuspendDialog } from './suspend-dialog'
import { useSaveUser } from './use-save-user'

type UserFormProps = {
  user: AdminUser
  /** The admin's own account. */
  isOwn: boolean
  onLeave: () => void
}

/** The row of an account as a form (S1 §4); what is refused stays as it was typed. */
export function UserForm({ user, isOwn, onLeave }: UserFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [asks, setAsks] = useState(false)
  const { save, busy, error, fields } = useSaveUser({ user, isOwn, form, onSaved: onLeave })
  const isSuspended = user.permissions < 0

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    save(readForm(new FormData(event.currentTarget)))
  }

  return (
    <tr>
      <td colSpan={9}>
        <form
          ref={form}
          className={styles.form}
          aria-label={`Edit ${user.username}`}
          noValidate
          onSubmit={submit}
          onKeyDown={({ key }) => key === 'Escape' && !asks && onLeave()}
        >
          <div className={styles.fields}>
            <Field
              label="username"
              name="username"
              defaultValue={user.username}
              error={fields.username}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
            <Field
              label="emoji"
              name="userEmoji"
              defaultValue={user.userEmoji ?? ''}
              error={fields.userEmoji}
              autoComplete="off"
            />
            <Field
              label="email"
              name="email"
              type="email"
              defaultValue={user.email}
              error={fields.email}
              autoComplete="off"
            />
            <Field
              label="role"
              name="role"
              defaultValue={user.role}
              error={fields.role}
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
              error={fields.permissions}
            />
          </div>
          <p role="alert" className={Object.keys(fields).length > 0 ? 'aloud' : styles.error}>
            {error}
          </p>
          <div className={styles.foot}>
            <p className="type-small muted">{history(user)}</p>
            <div className={styles.buttons}>
              <Button
                variant={isSuspended ? 'outline' : 'danger'}
                hoverText={isSuspended ? 'let in' : undefined}
                onClick={() => (isSuspended ? save({ permissions: 0 }) : setAsks(true))}
              >
                {isSuspended ? 'restore' : 'suspend'}
              </Button>
              <Button hoverText="leave" onClick={onLeave}>
                cancel
              </Button>
              <Button type="submit" variant="filled" hoverText="save" busy={busy}>
                submit
              </Button>
            </div>
          </div>
        </form>
        {asks && (
          <SuspendDialog
            username={user.username}
            onSuspend={() => save({ permissions: -1 })}
            onClose={() => setAsks(false)}
          />
        )}
      </td>
    </tr>
  )
}

/** Permissions are read as a whole number (S1 §5); what is none is left for the server to refuse. */
function readForm(form: FormData): EditUserBody {
  const text = (name: string) => String(form.get(name) ?? '')
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
    `signed up ${user.dateSigned.slice(0, 10)}`,
    `last seen ${user.lastSigned.slice(0, 10)}`,
    `${count(user.timesSigned)} visits`,
    `${count(user.chatTokensUsed)} tokens`,
  ]
  return facts.join(', ')
}
