'use client'

import { useState } from 'react'
import { numberedSteps, Pager } from '@/components/page/pager'
import { type Order, Table } from '@/components/page/table'
import { useSearchForm } from '@/components/page/use-search-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { Link } from '@/components/ui/link'
import { USER_FILTERS, USER_SORTS, USERS_ANCHOR } from '@/lib/account/admin/catalogue'
import type { AdminUser, UsersPage, UsersSearch } from '@/lib/account/admin/schema'
import { counted } from '@/lib/format'
import styles from './all-users.module.css'
import { userColumns } from './user-columns'
import { UserForm } from './user-form'
import { usersPath } from './users-path'

type AllUsersProps = { list: UsersPage; search: UsersSearch; ownId: string; path: string }

export function AllUsers({ list, search, ownId, path }: AllUsersProps) {
  const [editing, setEditing] = useState<AdminUser | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const { users, found, page, pages } = list
  const { sort = 'dateSigned', dir = 'down' } = search
  const hrefOf = (to: number) => usersPath({ ...search, page: to }, { path })
  const columns = userColumns({ left, onEdit: setEditing })
  // The edited user stays visible, so that a search does not discard typed text.
  const isAway = editing !== null && users.every(({ id }) => id !== editing.id)

  function leaveForm(id: string) {
    setEditing(null)
    setLeft(id)
  }

  return (
    <section id={USERS_ANCHOR} className={styles.users} aria-label="All users">
      <div className={styles.head}>
        <h2 className={styles.name}>All users</h2>
        <UsersSearchForm search={search} found={found} path={path} />
      </div>
      <Table
        label="All users"
        columns={columns}
        rows={isAway ? [editing, ...users] : users}
        keyOf={({ id }) => id}
        sort={{
          order: { by: sort, isDown: dir === 'down' },
          hrefOf: (order) => usersPath({ ...search, ...sortOf(order), page: 1 }, { path }),
        }}
        instead={(user) =>
          user.id === editing?.id && (
            <UserForm user={user} isOwn={user.id === ownId} onLeave={() => leaveForm(user.id)} />
          )
        }
      />
      {found === 0 && <p className={`${styles.none} type-control muted`}>No user matches.</p>}
      <Pager label="Pages of users" {...numberedSteps({ page, pages, hrefOf })} />
    </section>
  )
}

function sortOf({ by, isDown }: Order): Pick<UsersSearch, 'sort' | 'dir'> {
  return { sort: USER_SORTS.find((name) => name === by), dir: isDown ? 'down' : 'up' }
}

type UsersSearchFormProps = {
  search: UsersSearch
  found: number
  path: string
}

function UsersSearchForm({ search, found, path }: UsersSearchFormProps) {
  const { q = '', show: shown = '', sort, dir } = search
  const { isLoading, show, showSoon, form } = useSearchForm(path, { q, show: shown })
  const isFiltered = q !== '' || shown !== ''
  return (
    <search className={styles.search}>
      <form {...form} className={styles.searchFields}>
        <Field
          label="Find"
          type="search"
          name="q"
          placeholder="username or email"
          autoComplete="off"
          maxLength={100}
          defaultValue={q}
          onChange={showSoon}
        />
        <SelectField
          label="Show"
          name="show"
          options={[{ value: '', label: 'all' }, ...USER_FILTERS]}
          defaultValue={shown}
          onChange={show}
        />
        {sort && <input type="hidden" name="sort" value={sort} />}
        {dir && <input type="hidden" name="dir" value={dir} />}
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
      <p className={`${styles.state} type-small muted`}>
        <span role="status">
          {isLoading ? 'Searching …' : isFiltered && counted(found, 'user')}
        </span>
        {isFiltered && (
          <Link href={usersPath({ sort, dir }, { path })} scroll={false}>
            clear
          </Link>
        )}
      </p>
    </search>
  )
}
