'use client'

import { Link } from '@/components/ui/link'
import { useSearchForm } from '@/components/page/use-search-form'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { Button } from '@/components/ui/button'
import { PATHS } from '@/lib/config/paths'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import type { CookbookSearch } from '@/lib/cookbook/schema'
import { counted } from '@/lib/format'
import styles from './search-form.module.css'

type FilterField = {
  name: Exclude<keyof CookbookSearch, 'mode' | 'q' | 'tag' | 'cursor'>
  label: string
  options: readonly { value: string; label: string }[]
}

type SearchFormProps = {
  search: Omit<CookbookSearch, 'mode' | 'cursor'>
  tags: readonly string[]
  /** They come from the server, so that the page loads no rules. */
  filters: readonly FilterField[]
  found: number
}

export function SearchForm({ search, tags, filters, found }: SearchFormProps) {
  const { q = '', tag = '' } = search
  const chosen = filters.map(({ name }) => [name, search[name] ?? ''])
  const values: Record<string, string> = { q, tag, ...Object.fromEntries(chosen) }
  const isFiltered = Object.values(values).some(Boolean)
  const { isLoading, show, showSoon, form } = useSearchForm(PATHS.cookbook, values)

  return (
    <search>
      <form {...form} className={styles.form}>
        <div className={styles.search}>
          <Field
            label="Search"
            type="search"
            name="q"
            placeholder="title, ingredient or tag"
            autoComplete="off"
            maxLength={100}
            defaultValue={q}
            onChange={showSoon}
          />
        </div>
        {tags.length > 0 && (
          <SelectField
            label="Tag"
            name="tag"
            options={[{ value: '', label: 'any' }, ...tags]}
            defaultValue={tag}
            onChange={show}
          />
        )}
        {filters.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            name={name}
            options={[{ value: '', label: 'any' }, ...options]}
            defaultValue={search[name] ?? ''}
            onChange={show}
          />
        ))}
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
      <p className={`${styles.state} type-small muted`}>
        <span role="status">
          {isLoading ? COOKBOOK_TEXTS.loading : isFiltered && counted(found, 'recipe')}
        </span>
        {isFiltered && (
          <Link href={PATHS.cookbook} scroll={false}>
            clear
          </Link>
        )}
      </p>
    </search>
  )
}
