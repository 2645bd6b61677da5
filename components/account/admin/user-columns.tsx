import { Link } from '@/components/ui/link'
import { actionColumn, momentColumn } from '@/components/page/columns'
import { Moment } from '@/components/page/moment'
import { RowAction } from '@/components/page/row-action'
import type { Column } from '@/components/page/table'
import type { AdminUser } from '@/lib/account/admin/schema'
import { levelLabel } from '@/lib/account/admin/catalogue'
import { adminUserPath } from '@/lib/config/paths'
import { count } from '@/lib/format'
import styles from './all-users.module.css'

type UserColumns = {
  /** The last edited user, whose row gets the focus. */
  left: string | null
  onEdit: (user: AdminUser) => void
}

const DAY = { isDay: true, isMuted: true, isSortable: true }

export function userColumns({ left, onEdit }: UserColumns): Column<AdminUser>[] {
  return [
    { key: 'username', head: 'user', kind: 'name', cell: nameOf, isSortable: true },
    { key: 'email', head: 'email', isMuted: true, cell: emailOf, isSortable: true },
    { key: 'role', head: 'role', cell: roleOf, isSortable: true },
    momentColumn('dateSigned', 'signed up', DAY),
    momentColumn('lastSigned', 'last seen', DAY),
    number('timesSigned', 'visits'),
    number('chatTokensUsed', 'tokens'),
    {
      key: 'permissions',
      head: 'access',
      kind: 'bare',
      isMuted: true,
      cell: (u) => levelLabel(u.permissions),
      isSortable: true,
    },
    actionColumn(
      'edit',
      // A sample's username may also belong to a real account, so samples have no form.
      (u) =>
        !u.isSample && (
          <RowAction
            label={`edit ${u.username}`}
            autoFocus={u.id === left}
            onClick={() => onEdit(u)}
          >
            edit
          </RowAction>
        ),
    ),
  ]
}

function number(key: 'timesSigned' | 'chatTokensUsed', head: string): Column<AdminUser> {
  return { key, head, kind: 'number', cell: (u) => count(u[key]), isSortable: true }
}

function nameOf(user: AdminUser) {
  const { id, userEmoji, username, isSample, isAwaitingApproval, deleteAfter } = user
  return (
    <>
      {userEmoji && `${userEmoji}\u00a0`}
      {isSample ? (
        <>
          {username}
          <span className="type-small muted"> sample</span>
        </>
      ) : (
        <Link href={adminUserPath(id)}>{username}</Link>
      )}
      {isAwaitingApproval && <span className="type-small muted"> waits for approval</span>}
      {deleteAfter && (
        <span className="type-small muted">
          {' '}
          is deleted on <Moment at={deleteAfter} isDay />
        </span>
      )}
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
