'use client'

import { Link } from '@/components/ui/link'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useTransition } from 'react'
import { SelectField } from '@/components/ui/form/select-field'
import type { CoffeeSearch, CoffeeSort } from '@/lib/coffee/schema'
import { PATHS } from '@/lib/config/paths'
import { coffeePath, type Facet, hasFilters } from '@/lib/coffee/list/filters'
import styles from './sort-form.module.css'

const SORTS: readonly { value: CoffeeSort; label: string }[] = [
  { value: 'date', label: 'Sort by Date' },
  { value: 'rating', label: 'Sort by Rating' },
  { value: 'style', label: 'Group by Style' },
  { value: 'type', label: 'Group by Type' },
]

/** A form of the address, so that it works without scripts too. */
function useAddress(search: CoffeeSearch) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const go = (change: Partial<CoffeeSearch>) =>
    startTransition(() =>
      router.push(coffeePath({ ...search, page: undefined, ...change }), { scroll: false }),
    )
  return { go, isPending }
}

export function SortForm({ search }: { search: CoffeeSearch }) {
  const { go, isPending } = useAddress(search)
  const { sort = 'date', page: _, ...others } = search
  return (
    <form action={PATHS.coffee} className={styles.sort} aria-busy={isPending}>
      <SelectField
        key={sort}
        label="Sort"
        name="sort"
        defaultValue={sort}
        options={SORTS}
        onChange={({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
          const chosen = SORTS.find((one) => one.value === value)
          if (chosen) go({ sort: chosen.value })
        }}
      />
      <Kept search={others} />
      <Apply />
    </form>
  )
}

type FilterFormProps = { search: CoffeeSearch; facets: readonly Facet[]; total: number }

export function FilterForm({ search, facets, total }: FilterFormProps) {
  const { go, isPending } = useAddress(search)
  const { sort, incomplete, map, box } = search
  const isFiltered = hasFilters(search)
  return (
    <details className={styles.filters} open={isFiltered}>
      <summary className={styles.summary}>
        Filter <span className="muted">({total})</span>
      </summary>
      <form action={PATHS.coffee} className={styles.fields} aria-busy={isPending}>
        {facets.map(({ name, options }) => (
          <SelectField
            key={`${name} ${search[name] ?? ''}`}
            label={name}
            name={name}
            defaultValue={search[name] ?? ''}
            options={[{ value: '', label: 'all' }, ...options]}
            onChange={({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
              go({ [name]: value || undefined })
            }
          />
        ))}
        <Kept search={{ sort, incomplete, map, box }} />
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

function Kept({ search }: { search: CoffeeSearch }) {
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
