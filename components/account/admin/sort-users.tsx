import type { AdminUser } from '@/lib/account/admin/schema'
import styles from './all-users.module.css'
import tableStyles from '@/components/page/table.module.css'

const COLUMNS = [
  { by: 'username', label: 'user', isNumber: false },
  { by: 'email', label: 'email', isNumber: false },
  { by: 'role', label: 'role', isNumber: false },
  { by: 'dateSigned', label: 'signed up', isNumber: false },
  { by: 'lastSigned', label: 'last seen', isNumber: false },
  { by: 'timesSigned', label: 'visits', isNumber: true },
  { by: 'chatTokensUsed', label: 'tokens', isNumber: true },
  { by: 'permissions', label: 'perm.', isNumber: true },
] as const satisfies readonly { by: keyof AdminUser; label: string; isNumber: boolean }[]

export type Order = { by: (typeof COLUMNS)[number]['by']; isDown: boolean }

/** A sorted copy; equal ones keep the order in which they came. */
export function sortUsers(users: readonly AdminUser[], { by, isDown }: Order): AdminUser[] {
  const sign = isDown ? -1 : 1
  return [...users].sort((a, b) => (a[by] === b[by] ? 0 : a[by] < b[by] ? -sign : sign))
}

type SortHeadProps = { order: Order; onOrder: (order: Order) => void }

/** Column heads that sort; a second press turns the order round. */
export function SortHead({ order, onOrder }: SortHeadProps) {
  return (
    <>
      {COLUMNS.map(({ by, label, isNumber }) => {
        const isChosen = order.by === by
        const direction = order.isDown ? 'descending' : 'ascending'
        return (
          <th
            key={by}
            scope="col"
            className={isNumber ? tableStyles.number : undefined}
            aria-sort={isChosen ? direction : undefined}
          >
            <button
              type="button"
              className={styles.sort}
              onClick={() => onOrder({ by, isDown: isChosen ? !order.isDown : isNumber })}
            >
              {label}
              <span aria-hidden="true">{isChosen ? (order.isDown ? '↓' : '↑') : ''}</span>
            </button>
          </th>
        )
      })}
      <th scope="col">
        <span className="aloud">Edit</span>
      </th>
    </>
  )
}
