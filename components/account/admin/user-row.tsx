import { count } from '@/components/aotd/format'
import type { AdminUser } from '@/lib/account/admin/schema'
import styles from './all-users.module.css'
import tableStyles from '@/components/page/table.module.css'

type UserRowProps = {
  user: AdminUser
  /** Its form was just left, so the focus goes on from here. */
  takesFocus: boolean
  onEdit: () => void
}

/** An account as it stands. */
export function UserRow({ user, takesFocus, onEdit }: UserRowProps) {
  return (
    <tr>
      <td className={styles.user}>
        {user.userEmoji && `${user.userEmoji}\u00a0`}
        {user.username}
        {user.isSample && <span className="type-small muted"> sample</span>}
      </td>
      <td className="muted">
        {user.email}
        {!user.emailVerified && <span className="type-small"> unverified</span>}
      </td>
      <td>{user.permissions < 0 ? <Suspended /> : user.role.replaceAll(',', ', ')}</td>
      <td className={`${tableStyles.bare} muted`}>{user.dateSigned.slice(0, 10)}</td>
      <td className={`${tableStyles.bare} muted`}>{user.lastSigned.slice(0, 10)}</td>
      <td className={tableStyles.number}>{count(user.timesSigned)}</td>
      <td className={tableStyles.number}>{count(user.chatTokensUsed)}</td>
      <td className={tableStyles.number}>{user.permissions}</td>
      <td className={tableStyles.number}>
        {/* A sample's name is no account's own: somebody real may have it, and would be changed. */}
        {!user.isSample && (
          <button
            type="button"
            className={tableStyles.act}
            aria-label={`edit ${user.username}`}
            autoFocus={takesFocus}
            onClick={onEdit}
          >
            edit
          </button>
        )}
      </td>
    </tr>
  )
}

function Suspended() {
  return (
    <span className={styles.suspended}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <path d="m1 1 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      suspended
    </span>
  )
}
