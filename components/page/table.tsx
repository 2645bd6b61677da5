import { Fragment, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import styles from './table.module.css'

export type Column<Row> = {
  /** Also the sort key. */
  key: string
  head: string
  isHeadHidden?: boolean
  cell: (row: Row) => ReactNode
  /** `number` and `end` align right; `bare` and `name` never wrap; `end` is pinned on a phone. */
  kind?: 'number' | 'end' | 'bare' | 'name'
  isMuted?: boolean
  /** Its head is a link where the table has `sort`. */
  isSortable?: boolean
  title?: (row: Row) => string | undefined
  className?: string | undefined
}

type TableProps<Row> = {
  /** Names the table and the group that scrolls; a region would repeat the section around it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: Sort
  instead?: (row: Row) => ReactNode
  /** On a phone a row is a block with a line for each column. Its heads do not sort. */
  stacks?: boolean
  /** A full-width row below; null for none. */
  below?: (row: Row) => { id: string; content: ReactNode } | null
}

export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, sort, stacks = false, instead, below } = props
  return (
    <div
      className={`${styles.scroller} ${stacks ? styles.stacks : ''}`}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const whole = instead?.(row)
            const opened = below?.(row)
            return (
              <Fragment key={keyOf(row)}>
                {whole ? (
                  <tr>
                    <td colSpan={columns.length}>{whole}</td>
                  </tr>
                ) : (
                  <tr>
                    {columns.map((column) => (
                      <td
                        key={column.key}
                        className={classOf(column)}
                        title={column.title?.(row)}
                        data-head={stacks && !column.isHeadHidden ? column.head : undefined}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                )}
                {opened && (
                  <tr id={opened.id} className={styles.opened}>
                    <td colSpan={columns.length}>{opened.content}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function classOf<Row>({ kind, isMuted, className }: Column<Row>): string | undefined {
  const pinned = kind === 'end' && styles.pinned
  const classes = [kind && styles[kind], pinned, isMuted && 'muted', className]
  return classes.filter(Boolean).join(' ') || undefined
}

type HeadProps<Row> = { column: Column<Row>; sort: Sort | undefined }

function Head<Row>({
  column: { key, head, isHeadHidden, kind, isSortable },
  sort,
}: HeadProps<Row>) {
  const className = kind === 'number' ? styles.number : kind === 'end' ? styles.pinned : undefined
  if (sort && isSortable) {
    return (
      <SortHead
        by={key}
        label={head}
        className={className}
        sort={sort}
        isDownFirst={kind === 'number'}
      />
    )
  }
  return (
    <th scope="col" className={className}>
      {isHeadHidden ? <span className="visually-hidden">{head}</span> : head}
    </th>
  )
}

export type Order = { by: string; isDown: boolean }

type Sort = { order: Order; hrefOf: (order: Order) => string }

type SortHeadProps = {
  by: string
  label: string
  className: string | undefined
  sort: Sort
  /** Descending first, as for numbers. */
  isDownFirst: boolean
}

function SortHead({ by, label, className, sort, isDownFirst }: SortHeadProps) {
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
