'use client'

import { useSearchForm } from '@/components/page/use-search-form'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { Link } from '@/components/ui/link'
import { PATHS } from '@/lib/config/paths'
import { counted } from '@/lib/format'
import { ORDER_STATE_LABELS } from '@/lib/store/pre-orders/form'
import { ORDER_STATES } from '@/lib/store/catalogue'
import type { OrdersSearch } from '@/lib/store/schema'
import styles from './orders.module.css'

const ALL = { value: '', label: 'all' }
const STATES = ORDER_STATES.map((value) => ({ value, label: ORDER_STATE_LABELS[value] }))
const SORTS = [
  { value: '', label: 'newest first' },
  { value: 'old', label: 'oldest first' },
  { value: 'item', label: 'by item' },
]

type OrdersFilterProps = {
  search: OrdersSearch
  found: number
  items: readonly { value: string; label: string }[]
}

export function OrdersFilter({ search, found, items }: OrdersFilterProps) {
  const { item = '', state = '', sort = '' } = search
  const { isLoading, show, form } = useSearchForm(PATHS.adminOrders, { item, state, sort })
  const choice = (name: string, value: string) => ({ name, defaultValue: value, onChange: show })
  return (
    <search className={styles.search}>
      <form {...form} className={styles.filters}>
        <SelectField label="Item" options={[ALL, ...items]} {...choice('item', item)} />
        <SelectField label="State" options={[ALL, ...STATES]} {...choice('state', state)} />
        <SelectField label="Order" options={SORTS} {...choice('sort', sort)} />
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </form>
      <p className={`${styles.found} type-small muted`}>
        <span role="status">{isLoading ? 'Loading …' : counted(found, 'order')}</span>
        {(item || state) && <Link href={PATHS.adminOrders}>show all</Link>}
      </p>
    </search>
  )
}
