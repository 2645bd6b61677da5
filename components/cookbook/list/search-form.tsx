'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { Button } from '@/components/ui/button'
import { PATHS } from '@/lib/config/paths'
import { COOKBOOK_TEXTS, DIFFICULTY_FILTERS, TIME_FILTERS } from '@/lib/cookbook/catalogue'
import type { CookbookSearch } from '@/lib/cookbook/schema'
import { counted } from '@/lib/format'
import styles from './search-form.module.css'

const TYPING_MS = 200

type SearchFormProps = {
  search: Pick<CookbookSearch, 'q' | 'tag' | 'time' | 'difficulty'>
  tags: readonly string[]
  /** How many recipes fit. */
  found: number
}

/** Searches as somebody types; without scripts, by its button. The address holds the search. */
export function SearchForm({ search, tags, found }: SearchFormProps) {
  const { q = '', tag = '', time = '', difficulty = '' } = search
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isLoading, startTransition] = useTransition()
  const isFiltered = [q, tag, time, difficulty].some(Boolean)

  useEffect(() => () => clearTimeout(timer.current), [])

  // After a link such as `clear`; whoever is typing is ahead of the address.
  useEffect(() => {
    const values: Record<string, string> = { q, tag, time, difficulty }
    for (const field of form.current?.elements ?? []) {
      if (field === document.activeElement) continue
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = values[field.name] ?? ''
      }
    }
  }, [q, tag, time, difficulty])

  function show() {
    clearTimeout(timer.current)
    const given = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '')
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
    const path = query.size > 0 ? `${PATHS.cookbook}?${query}` : PATHS.cookbook
    startTransition(() => router.replace(path, { scroll: false }))
  }

  function showSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(show, TYPING_MS)
  }

  return (
    <search>
      <form
        ref={form}
        action={PATHS.cookbook}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <div className={styles.wide}>
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
          <div className={styles.wide}>
            <SelectField
              label="Tag"
              name="tag"
              options={[{ value: '', label: 'any' }, ...tags]}
              defaultValue={tag}
              onChange={show}
            />
          </div>
        )}
        <SelectField
          label="Time"
          name="time"
          options={[{ value: '', label: 'any' }, ...TIME_FILTERS]}
          defaultValue={time}
          onChange={show}
        />
        <SelectField
          label="Difficulty"
          name="difficulty"
          options={[{ value: '', label: 'any' }, ...DIFFICULTY_FILTERS]}
          defaultValue={difficulty}
          onChange={show}
        />
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
      <p className={`${styles.state} type-small muted`}>
        <span role="status">
          {isLoading ? COOKBOOK_TEXTS.loading : isFiltered && counted(found, 'recipe')}
        </span>
        {isFiltered && (
          <Link href={PATHS.cookbook} prefetch={false} scroll={false}>
            clear
          </Link>
        )}
      </p>
    </search>
  )
}
