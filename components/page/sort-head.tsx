import Link from 'next/link'
import styles from './table.module.css'

export type Order = { by: string; isDown: boolean }

/** Sorts in the browser, or by a link. */
export type Sort = { order: Order } & (
  { onOrder: (order: Order) => void } | { hrefOf: (order: Order) => string }
)

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
  const words = (
    <>
      {label}
      <span aria-hidden="true">{isChosen ? (order.isDown ? '↓' : '↑') : ''}</span>
    </>
  )
  return (
    <th scope="col" className={className} aria-sort={isChosen ? direction : undefined}>
      {'hrefOf' in sort ? (
        <Link href={sort.hrefOf(next)} prefetch={false} className={styles.sort}>
          {words}
        </Link>
      ) : (
        <button type="button" className={styles.sort} onClick={() => sort.onOrder(next)}>
          {words}
        </button>
      )}
    </th>
  )
}
