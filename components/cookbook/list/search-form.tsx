'use client'

import { Link } from '@/components/ui/link'
import { useSearchForm } from '@/components/page/use-search-form'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { Button } from '@/components/ui/button'
import { PATHS } from '@/lib/config/paths'
import { COOKBOOK_TEXTS, DIFFICULTY_FILTERS, TIME_FILTERS } from '@/lib/cookbook/catalogue'
import type { CookbookSearch } from '@/lib/cookbook/schema'
import { counted } from '@/lib/format'
import styles from './search-form.module.css'

type SearchFormProps = {
  search: Pick<CookbookSearch, 'q' | 'tag' | 'time' | 'difficulty'>
  tags: readonly string[]
  found: number
}

export function SearchForm({ search, tags, found }: SearchFormProps) {
  const { q = '', tag = '', time = '', difficulty = '' } = search
  const isFiltered = [q, tag, time, difficulty].some(Boolean)
  const { isLoading, show, showSoon, form } = useSearchForm(PATHS.cookbook, {
    q,
    tag,
    time,
    difficulty,
  })

  return (
    <search>
      <form {...form} className={styles.form}>
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
          <Link href={PATHS.cookbook} scroll={false}>
            clear
          </Link>
        )}
      </p>
    </search>
  )
}
