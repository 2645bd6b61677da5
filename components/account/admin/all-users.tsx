'use client'

import { useState } from 'react'
import { Pager } from '@/components/page/pager'
import { sortRows } from '@/components/page/sort-rows'
import { Table } from '@/components/page/table'
import { Field } from '@/components/ui/form/field'
import type { AdminUser } from '@/lib/account/admin/schema'
import styles from './all-users.module.css'
import { userColumns } from './user-columns'
import { UserForm } from './user-form'

const PER_PAGE = 50

type AllUsersProps = { users: AdminUser[]; ownId: string }

export function AllUsers({ users, ownId }: AllUsersProps) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState({ by: 'dateSigned', isDown: true })
  const [page, setPage] = useState(1)
  const [editing, setEditing] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const columns = userColumns({ left, onEdit: setEditing })

  // The edited user stays visible, so that a search does not discard typed text.
  const found = sortRows(users, columns, order).filter(
    (user) => user.id === editing || isFound(user, search),
  )
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const current = Math.min(page, pages)

  function leaveForm(id: string) {
    setEditing(null)
    setLeft(id)
  }

  return (
    <section className={styles.users} aria-label="All users">
      <div className={styles.head}>
        <h2 className={styles.name}>All users</h2>
        <search className={styles.search}>
          <Field
            label="Find"
            type="search"
            placeholder="username or email"
            autoComplete="off"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value)
              setPage(1)
            }}
          />
          <p role="status" className="aloud">
            {search && `${found.length} of ${users.length} users`}
          </p>
        </search>
      </div>
      <Table
        label="All users"
        columns={columns}
        rows={found.slice((current - 1) * PER_PAGE, current * PER_PAGE)}
        keyOf={({ id }) => id}
        sort={{ order, onOrder: setOrder }}
        instead={(user) =>
          user.id === editing && (
            <UserForm user={user} isOwn={user.id === ownId} onLeave={() => leaveForm(user.id)} />
          )
        }
      />
      {found.length === 0 && (
        <p className={`${styles.none} type-control muted`}>No user matches.</p>
      )}
      {pages > 1 && (
        <Pager
          label="Pages of users"
          newer={{ label: 'previous', onPress: () => setPage(current - 1), isEnd: current === 1 }}
          older={{ label: 'next', onPress: () => setPage(current + 1), isEnd: current === pages }}
          place={`${current} / ${pages}`}
        />
      )}
    </section>
  )
}

function isFound({ username, email }: AdminUser, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return username.includes(wanted) || email.includes(wanted)
}
