import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import styles from '@/components/ui/form/rows.module.css'
import { CrossIcon } from '@/components/ui/icons'
import { pressedKey } from '@/components/ui/pressed-key'
import { Reorder } from '@/components/ui/reorder/reorder'

type EditedRowsProps<R extends { key: string }> = {
  legend: string
  noun: string
  rows: readonly R[]
  max: number
  nameOf: (row: R, index: number) => string
  children: (row: R, index: number) => ReactNode
  /** What a new row is typed into; its first field has the focus after a change. */
  newRow: ReactNode
  onAdd: () => boolean
  onChange: (rows: R[]) => void
}

export function EditedRows<R extends { key: string }>(props: EditedRowsProps<R>) {
  const { legend, noun, rows, max, nameOf, children, newRow, onAdd, onChange } = props
  const added = useRef<HTMLDivElement>(null)
  const indexOf = ({ key }: R) => rows.findIndex((row) => row.key === key)
  const focusNew = () => added.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  const add = () => onAdd() && focusNew()

  function remove(row: R) {
    onChange(rows.filter(({ key }) => key !== row.key))
    focusNew()
  }

  return (
    <fieldset className={styles.group}>
      <legend className={`${styles.legend} type-small`}>{legend}</legend>
      {rows.length > 0 && (
        <Reorder
          label={`${legend} in their order`}
          items={rows}
          keyOf={({ key }) => key}
          stacks
          nameOf={(row) => nameOf(row, indexOf(row))}
          onMove={onChange}
        >
          {(row) => (
            <div className={styles.row} onKeyDown={(event) => void isEnter(event)}>
              {children(row, indexOf(row))}
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${nameOf(row, indexOf(row))}`}
                onClick={() => remove(row)}
              >
                <CrossIcon />
              </button>
            </div>
          )}
        </Reorder>
      )}
      {rows.length < max && (
        <div ref={added} onKeyDown={(event) => isEnter(event) && add()}>
          {newRow}
          <div className={styles.add}>
            <Button onClick={add}>Add {noun}</Button>
          </div>
        </div>
      )}
    </fieldset>
  )
}

/** True for Enter in a field, which then does not send the form. */
function isEnter(event: KeyboardEvent): boolean {
  if (pressedKey(event) !== 'Enter' || !(event.target instanceof HTMLInputElement)) return false
  event.preventDefault()
  return true
}
