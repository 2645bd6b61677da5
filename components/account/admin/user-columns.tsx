import { RowAction } from '@/components/page/row-action'
import type { Column } from '@/components/page/table'
import type { AdminUser } from '@/lib/account/admin/schema'
import { count, isoDay } from '@/lib/format'
import styles from './all-users.module.css'

type UserColumns = {
  /** The last edited user, whose row gets the focus. */
  left: string | null
  onEdit: (id: string) => void
}

export function userColumns({ left, onEdit }: UserColumns): Column<AdminUser>[] {
  return [
    { key: 'username', head: 'user', kind: 'name', cell: nameOf, sortBy: (u) => u.username },
    { key: 'email', head: 'email', isMuted: true, cell: emailOf, sortBy: (u) => u.email },
    { key: 'role', head: 'role', cell: roleOf, sortBy: (u) => u.role },
    {
      key: 'dateSigned',
      head: 'signed up',
      kind: 'bare',
      isMuted: true,
      cell: (u) => isoDay(u.dateSigned),
      sortBy: (u) => u.dateSigned,
    },
    {
      key: 'lastSigned',
      head: 'last seen',
      kind: 'bare',
      isMuted: true,
      cell: (u) => isoDay(u.lastSigned),
      sortBy: (u) => u.lastSigned,
    },
    number('timesSigned', 'visits'),
    number('chatTokensUsed', 'tokens'),
    number('permissions', 'perm.'),
    {
      key: 'edit',
      head: 'Edit',
      isHeadHidden: true,
      kind: 'end',
      // A sample's username may also belong to a real account, so samples have no form.
      cell: (u) =>
        !u.isSample && (
          <RowAction
            label={`edit ${u.username}`}
            autoFocus={u.id === left}
            onClick={() => onEdit(u.id)}
          >
            edit
          </RowAction>
        ),
    },
  ]
}

function number(
  key: 'timesSigned' | 'chatTokensUsed' | 'permissions',
  head: string,
): Column<AdminUser> {
  return { key, head, kind: 'number', cell: (u) => count(u[key]), sortBy: (u) => u[key] }
}

function nameOf({ userEmoji, username, isSample }: AdminUser) {
  return (
    <>
      {userEmoji && `${userEmoji}\u00a0`}
      {username}
      {isSample && <span className="type-small muted"> sample</span>}
    </>
  )
}

function emailOf({ email, emailVerified }: AdminUser) {
  return (
    <>
      {email}
      {!emailVerified && <span className="type-small"> unverified</span>}
    </>
  )
}

function roleOf({ permissions, role }: AdminUser) {
  if (permissions >= 0) return role.replaceAll(',', ', ')
  return (
    <span className={styles.suspended}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <path d="m1 1 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      suspended
    </span>
  )
}
