'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { adminUserKeys, fetchAllUsers } from '@/lib/account/admin/queries'
import type { AdminUser } from '@/lib/account/admin/schema'
import styles from './all-users.module.css'
import { Pager } from '@/components/page/pager'
import { type Order, sortUsers, SortHead } from './sort-users'
import { Table } from '@/components/page/table'
import { UserForm } from './user-form'
import { UserRow } from './user-row'

const PER_PAGE = 50

type AllUsersProps = { users: AdminUser[]; ownId: string }

/** Every account, to be searched, sorted and edited, one at a time (S1 §2, §4). */
export function AllUsers({ users: first, ownId }: AllUsersProps) {
  const { data: users } = useQuery({
    queryKey: adminUserKeys.all,
    queryFn: fetchAllUsers,
    initialData: first,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  })
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>({ by: 'dateSigned', isDown: true })
  const [page, setPage] = useState(1)
  const [editing, setEditing] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)

  // Who is being edited stays in sight: what was typed must not go with a search.
  const found = sortUsers(users, order).filter(
    (user) => user.id === editing || isFound(user, search),
  )
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const current = Math.min(page, pages)
  const shown = found.slice((current - 1) * PER_PAGE, current * PER_PAGE)

  function leaveForm(id: string) {
    setEditing(null)
    setLeft(id)
  }

  return (
    <>
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
      <Table label="All users" head={<SortHead order={order} onOrder={setOrder} />}>
        {shown.map((user) =>
          user.id === editing ? (
            <UserForm
              key={user.id}
              user={user}
              isOwn={user.id === ownId}
              onLeave={() => leaveForm(user.id)}
            />
          ) : (
            <UserRow
              key={user.id}
              user={user}
              takesFocus={user.id === left}
              onEdit={() => setEditing(user.id)}
            />
          ),
        )}
      </Table>
      {found.length === 0 && (
        <p className={`${styles.none} type-control muted`}>Nobody is found.</p>
      )}
      {pages > 1 && <Pager page={current} pages={pages} onPage={setPage} />}
    </>
  )
}

function isFound({ username, email }: AdminUser, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return username.includes(wanted) || email.includes(wanted)
}
