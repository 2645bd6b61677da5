import type { CoffeeSearch } from '@/lib/coffee/schema'
import { coffeePath } from '@/lib/coffee/list/filters'

type PageStepsProps = { search: CoffeeSearch; total: number; size: number }

/** Browsers without scripts show the list by pages. */
export function PageSteps({ search, total, size }: PageStepsProps) {
  const { page = 1 } = search
  const pages = Math.ceil(total / size)
  if (pages < 2) return null
  return (
    <noscript>
      <p>
        Page {page} of {pages}.{' '}
        {page > 1 && (
          <a href={coffeePath({ ...search, page: page > 2 ? page - 1 : undefined })}>back</a>
        )}{' '}
        {page < pages && <a href={coffeePath({ ...search, page: page + 1 })}>more</a>}
      </p>
    </noscript>
  )
}
