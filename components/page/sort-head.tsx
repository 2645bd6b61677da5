import { Link } from '@/components/ui/link'
import styles from './table.module.css'

export type Order = { by: string; isDown: boolean }

export type Sort = { order: Order; hrefOf: (order: Order) => string }

type SortHeadProps = {
  by: string
  label: string
  className: string | undefined
  sort: Sort
  /** Descending first, as for numbers. */
  isDownFirst: boolean
}

export function SortHead({ by, label, className, sort, isDownFirst }: SortHeadProps) {
  const { order } = sort
  const isChosen = order.by === by
  const next = { by, isDown: isChosen ? !order.isDown : isDownFirst }
  const direction = order.isDown ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} aria-sort={isChosen ? direction : undefined}>
      <Link href={sort.hrefOf(next)} scroll={false} className={styles.sort}>
        {label}
        <span aria-hidden="true">{isChosen ? (order.isDown ? '↓' : '↑') : ''}</span>
      </Link>
    </th>
  )
}
