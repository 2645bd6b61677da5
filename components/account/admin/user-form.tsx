import { useRef, useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { CHOOSE_FIRST, ConflictPanel } from '@/components/ui/form/conflict-panel'
import { Field } from '@/components/ui/form/field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { SelectField } from '@/components/ui/form/select-field'
import { useEdits } from '@/components/ui/form/use-edits'
import { useSubmit } from '@/components/ui/form/use-submit'
import { HoverWords } from '@/components/ui/hover-words'
import { pressedKey } from '@/components/ui/pressed-key'
import { TicksInput } from '@/components/ui/form/ticks-input'
import { LEVEL_HELP, levelOptions, ROLE_CHOICES, roleOf } from '@/lib/account/admin/catalogue'
import { accountAdminCalls } from '@/components/account/admin/calls'
import type { AdminUser, EditUserBody } from '@/lib/account/admin/schema'
import { loginPath, PATHS } from '@/lib/config/paths'
import styles from './all-users.module.css'
import { UserHistory } from './user-history'

type UserFormProps = {
  user: AdminUser
  isOwn: boolean
  onLeave: () => void
}

export function UserForm({ user, isOwn, onLeave }: UserFormProps) {
  const [suspending, setSuspending] = useState<EditUserBody | null>(null)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const edits = useEdits(valuesOf(user), {
    form,
    labels: LABELS,
    typedIn: (data) => typedIn(data, user.role),
  })
  const isSuspended = user.permissions < 0

  async function save(changes: EditUserBody) {
    const saved = await accountAdminCalls.saveUser(user.id, changes)
    // Changing one's own role or permissions ends the session (G-102).
    const endsOwn = saved.role !== user.role || saved.permissions !== user.permissions
    if (!isOwn || !endsOwn) return
    location.assign(loginPath(PATHS.adminOverview))
    // Never resolves, as the page is left.
    await new Promise(() => {})
  }

  const run = (changes: EditUserBody) =>
    void submit.run(() => save(changes), {
      success: `${user.username} was saved.`,
      onSuccess: onLeave,
      onFailure: edits.onFailure,
      refresh: true,
    })

  const typed = () => typedIn(new FormData(form.current ?? undefined), user.role)

  function send(values: Values) {
    if (edits.isOpen) return submit.fail({}, CHOOSE_FIRST)
    const changes = edits.editsOf(values)
    if (!changes) onLeave()
    else if (changes.permissions !== undefined && changes.permissions < 0) setSuspending(changes)
    else run(changes)
  }

  const field = (name: keyof Values) => ({
    label: LABELS[name],
    name,
    autoComplete: 'off',
    defaultValue: valuesOf(user)[name] ?? '',
  })

  return (
    <>
      <Form
        submit={submit}
        formRef={form}
        className={styles.form}
        aria-label={`Edit ${user.username}`}
        onSubmit={() => send(typed())}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Escape' && !edits.editsOf(typed())) onLeave()
        }}
      >
        {edits.isMerged && <ConflictPanel conflicts={edits.list} onPick={edits.pick} />}
        <div className={styles.fields}>
          <Field {...field('username')} autoCapitalize="none" spellCheck={false} autoFocus />
          <Field {...field('userEmoji')} />
          <Field {...field('email')} type="email" />
          <SelectField
            label={LABELS.permissions}
            name="permissions"
            options={levelOptions(user.permissions)}
            help={LEVEL_HELP}
            defaultValue={String(user.permissions)}
          />
          <div className={styles.whole}>
            <TicksInput name="role" field={ROLE_FIELD} value={user.role} />
          </div>
        </div>
        <FormError />
        <div className={styles.foot}>
          <p className="type-small muted">
            <UserHistory user={user} />
          </p>
          <Buttons>
            <Button
              variant={isSuspended ? 'outline' : 'danger'}
              onClick={() => send({ ...typed(), permissions: isSuspended ? 0 : -1 })}
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
      {suspending && (
        <ConfirmDialog
          title={`Suspend ${user.username}?`}
          confirm="suspend"
          cancel="keep"
          onConfirm={() => run(suspending)}
          onClose={() => setSuspending(null)}
        >
          This ends all sessions of the account. Nobody can log in to it until you restore it.
        </ConfirmDialog>
      )}
    </>
  )
}

const LABELS = {
  username: 'username',
  userEmoji: 'emoji',
  email: 'email',
  role: 'role',
  permissions: 'access',
} as const

const ROLE_FIELD = {
  kind: 'ticks',
  label: LABELS.role,
  options: ROLE_CHOICES,
  isListed: true,
  invalid: '',
} as const

type Values = Pick<AdminUser, 'username' | 'userEmoji' | 'email' | 'role' | 'permissions'>

function valuesOf({ username, userEmoji, email, role, permissions }: AdminUser): Values {
  return { username, userEmoji, email, role, permissions }
}

function typedIn(data: FormData, storedRole: string): Values {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    username: text('username'),
    userEmoji: text('userEmoji') || null,
    email: text('email'),
    role: roleOf(data.getAll('role').join(), storedRole),
    permissions: Number(text('permissions')),
  }
}
