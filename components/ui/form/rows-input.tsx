import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { enterText } from '@/components/ui/form-control'
import { CrossIcon } from '@/components/ui/icons'
import { Reorder } from '@/components/ui/reorder/reorder'
import { faultOfPart, partsOfRow } from '@/lib/config/site-links'
import type { TextField } from '@/lib/form/fields'
import { useFieldError } from './form-context'
import { newKey } from './new-key'
import { RowInput } from './row-input'
import styles from './rows.module.css'

type Row = { key: string; parts: string[] }
type Columns = NonNullable<TextField['rows']>

type RowsInputProps = {
  name: string
  field: TextField
  value: string
  /** It holds the text as it is stored; drafts and the choice of a conflict write it too. */
  text: RefObject<HTMLTextAreaElement | null>
}

export function RowsInput({ name, field, value, text }: RowsInputProps) {
  const { label, help = '', rows: columns = [], kind } = field
  const separator = kind === 'line' ? ',' : '\n'
  const noteId = useId()
  const error = useFieldError(name)
  const group = useRef<HTMLFieldSetElement>(null)
  const [rows, setRows] = useState<readonly Row[]>(() => rowsIn(value, separator, columns))
  const [added, setAdded] = useState('')

  useLayoutEffect(() => {
    const stored = text.current
    const read = () => {
      const typed = stored?.value ?? ''
      setRows((now) => (textOf(now, separator) === typed ? now : rowsIn(typed, separator, columns)))
    }
    read()
    stored?.addEventListener('input', read)
    return () => stored?.removeEventListener('input', read)
  }, [text, separator, columns])

  function write(next: readonly Row[]) {
    setRows(next)
    if (text.current) enterText(text.current, textOf(next, separator))
  }

  useEffect(() => {
    if (added)
      group.current?.querySelector<HTMLElement>('li:last-child :is(input, select)')?.focus()
  }, [added])

  function add() {
    const row = { key: newKey(), parts: columns.map((column) => unused(column, rows)[0] ?? '') }
    write([...rows, row])
    setAdded(row.key)
  }

  function remove(key: string) {
    write(rows.filter((row) => row.key !== key))
    group.current?.focus()
  }

  function edit(key: string, at: number, text: string) {
    write(rows.map((row) => (row.key === key ? { key, parts: row.parts.with(at, text) } : row)))
  }

  function input({ key, parts }: Row, at: number) {
    const column = columns[at] ?? { label: '' }
    const { label: head, options } = column
    const value = parts[at] ?? ''
    const onChange = ({ target }: { target: { value: string } }) => edit(key, at, target.value)
    if (!options) {
      const empty = { placeholder: head.toLowerCase(), autoComplete: 'off' }
      return (
        <RowInput
          key={head}
          name={`${name} ${key} ${head}`}
          label={head}
          value={value}
          fault={parts.some(Boolean) ? faultOfPart(column, value) : ''}
          onChange={onChange}
          {...empty}
        />
      )
    }
    return (
      <select
        key={head}
        className={styles.input}
        aria-label={head}
        value={value}
        onChange={onChange}
      >
        {[value, ...unused({ label: head, options }, rows)].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={noteId}
      data-invalid={error ? true : undefined}
    >
      <legend className={`${styles.legend} type-small`}>{label}</legend>
      <Reorder
        label={label}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ parts }) => parts[0] || 'row'}
        stacks
        onMove={write}
      >
        {(row) => (
          <div className={styles.row}>
            <div className={styles.parts}>{columns.map((_, at) => input(row, at))}</div>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${row.parts[0] || 'row'}`}
              onClick={() => remove(row.key)}
            >
              <CrossIcon />
            </button>
          </div>
        )}
      </Reorder>
      <p id={noteId} className={`${error ? styles.error : 'muted'} type-small`}>
        {error ?? help}
      </p>
      {columns.every((column) => !column.options || unused(column, rows).length > 0) && (
        <div>
          <Button onClick={add} aria-label={`Add to ${label.toLowerCase()}`}>
            Add
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function rowsIn(text: string, separator: string, columns: Columns): Row[] {
  const lines = text.split(separator).filter((line) => line.trim() !== '')
  return lines.map((line) => ({ key: newKey(), parts: partsOfRow(line, columns.length) }))
}

function textOf(rows: readonly Row[], separator: string): string {
  const lines = rows.flatMap(({ parts }) => parts.join(' ').trim() || [])
  return lines.join(separator === ',' ? ', ' : separator)
}

function unused({ options = [] }: Columns[number], rows: readonly Row[]): string[] {
  return options.filter((option) => rows.every(({ parts }) => !parts.includes(option)))
}
