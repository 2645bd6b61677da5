'use client'

import { Link } from '@/components/ui/link'
import { useSearchForm } from '@/components/page/use-search-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { USER_FILTERS } from '@/lib/account/admin/catalogue'
import type { UsersSearch } from '@/lib/account/admin/schema'
import { counted } from '@/lib/format'
import styles from './all-users.module.css'
import { usersPath } from './users-path'

type UsersSearchFormProps = {
  search: UsersSearch
  found: number
  path: string
}

export function UsersSearchForm({ search, found, path }: UsersSearchFormProps) {
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
