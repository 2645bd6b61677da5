'use client'

import { useState } from 'react'
import { useSearchForm } from '@/components/page/use-search-form'
import { SelectField } from '@/components/ui/form/select-field'
import { Link } from '@/components/ui/link'
import { coffeePath, type Facet } from '@/lib/coffee/list/page'
import type { CoffeeSearch } from '@/lib/coffee/schema'
import { PATHS } from '@/lib/config/paths'
import styles from './sort-form.module.css'

/** The address leaves out the default. */
const SORTS = [
  { value: '', label: 'Sort by Date' },
  { value: 'rating', label: 'Sort by Rating' },
  { value: 'style', label: 'Group by Style' },
  { value: 'type', label: 'Group by Type' },
]

export function SortForm({ search }: { search: CoffeeSearch }) {
  const { sort, page: _, ...others } = search
  const value = sort === undefined || sort === 'date' ? '' : sort
  const { show, form, isLoading } = useCoffeeForm({ sort: value })
  return (
    <form {...form} className={styles.sort} aria-busy={isLoading}>
      <SelectField label="Sort" name="sort" defaultValue={value} options={SORTS} onChange={show} />
      <HiddenFields search={others} />
      <Apply />
    </form>
  )
}

type FilterFormProps = { search: CoffeeSearch; facets: readonly Facet[]; total: number }

export function FilterForm({ search, facets, total }: FilterFormProps) {
  const { sort, incomplete, map, box } = search
  const values = facets.map(({ name }) => [name, search[name] ?? ''] as const)
  const { show, form, isLoading } = useCoffeeForm(Object.fromEntries(values))
  const isFiltered = box !== undefined || facets.some(({ name }) => search[name] !== undefined)
  const [isOpen, setOpen] = useState(isFiltered)
  // It stays open, as the field that took the last filter away has the focus.
  if (isFiltered && !isOpen) setOpen(true)
  return (
    <details className={styles.filters} open={isOpen}>
      <summary className={styles.summary}>
        Filter <span className="muted">({total})</span>
      </summary>
      <form {...form} className={styles.fields} aria-busy={isLoading}>
        <HiddenFields search={{ sort, incomplete, map, box }} />
        {facets.map(({ name, options }) => (
          <SelectField
            key={name}
            label={name}
            name={name}
            defaultValue={search[name] ?? ''}
            options={[{ value: '', label: 'all' }, ...options]}
            onChange={show}
          />
        ))}
        <Apply />
      </form>
      {isFiltered && (
        <Link className={styles.clear} href={coffeePath({ sort, incomplete, map })} scroll={false}>
          Show all
        </Link>
      )}
    </details>
  )
}

function useCoffeeForm(values: Readonly<Record<string, string>>) {
  return useSearchForm(PATHS.coffee, values, { keepsHistory: true })
}

function HiddenFields({ search }: { search: CoffeeSearch }) {
  return Object.entries(search).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}

function Apply() {
  return (
    <noscript>
      <button className={styles.apply}>Apply</button>
    </noscript>
  )
}
