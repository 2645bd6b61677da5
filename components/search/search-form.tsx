import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { PATHS } from '@/lib/config/paths'
import { SEARCH_MAX } from '@/lib/search/catalogue'
import styles from './search-form.module.css'

/** The key makes the field follow the address. */
export function SearchForm({ q }: { q: string }) {
  return (
    <search>
      <form action={PATHS.search} className={styles.form}>
        <Field
          key={q}
          label="Search"
          type="search"
          name="q"
          autoComplete="off"
          autoFocus={q === ''}
          maxLength={SEARCH_MAX}
          defaultValue={q}
        />
        <Button type="submit" variant="filled">
          Search
        </Button>
      </form>
    </search>
  )
}
