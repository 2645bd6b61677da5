import dynamic from 'next/dynamic'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { enterText } from '@/components/ui/form-control'
import { pressedKey } from '@/components/ui/pressed-key'
import type { FormField, NumberField } from '@/lib/form/fields'
import { numberText, readNumber } from '@/lib/form/numbers'
import { CheckField } from './check-field'
import { Field } from './field'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'
import { TicksInput } from './ticks-input'

/** Few forms have it. */
const RowsInput = dynamic(async () => (await import('./rows-input')).RowsInput)

export type DataFieldProps<F extends FormField = FormField> = {
  name: string
  field: F
  value: string
  /** It is told what is typed; an input without it keeps the text itself. */
  onType?: ((text: string) => void) | undefined
}

export function DataField({ name, field, value, onType }: DataFieldProps) {
  const { label, help = '', counter = '', autoFocus, input } = field
  const [typed, setTyped] = useState<string | null>(null)
  const text = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isCounted = 'isCounted' in field && field.isCounted
  // A draft, or somebody before hydration, has filled it without an event.
  useEffect(() => {
    if (isCounted) setTyped(text.current?.value ?? null)
  }, [isCounted])
  const change = onType && (({ target }: { target: { value: string } }) => onType(target.value))
  const common = {
    label,
    name,
    help,
    ...(autoFocus && { autoFocus }),
    ...(change ? { value, onChange: change } : { defaultValue: value }),
    ...input,
  }
  switch (field.kind) {
    case 'line':
    case 'lines': {
      if (field.rows) {
        // Here, as a draft may fill the form before the rows are loaded.
        return (
          <>
            <textarea ref={text} name={name} defaultValue={value} hidden />
            <RowsInput name={name} field={field} value={value} text={text} />
          </>
        )
      }
      const Input = field.kind === 'line' ? Field : TextAreaField
      const { length } = [...((onType ? null : typed) ?? value)]
      return (
        <Input
          ref={text}
          autoComplete="off"
          maxLength={field.max}
          counter={isCounted ? `${length} / ${field.max}` : counter}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          {...common}
        />
      )
    }
    case 'list':
      return <Field {...common} autoComplete="off" />
    case 'number':
      if (field.isChosen) return <SelectField {...common} options={numbersOf(field)} />
      return <NumberInput name={name} field={field} value={value} onType={onType} />
    case 'code':
      return <Field {...common} autoComplete="off" spellCheck={false} />
    case 'day':
      return <Field {...common} type="date" />
    case 'minute':
      return <Field {...common} type="datetime-local" />
    case 'choice':
      return <SelectField {...common} options={field.options} />
    case 'ticks':
      return <TicksInput name={name} field={field} value={value} onType={onType} />
    case 'flag':
      return (
        <>
          <CheckField
            label={label}
            name={name}
            {...(onType
              ? {
                  checked: value === 'true',
                  onChange: ({ target }) => onType(String(target.checked)),
                }
              : { defaultChecked: value === 'true' })}
          />
          {help && <p className="type-small muted">{help}</p>}
        </>
      )
  }
}

function numbersOf({ min, max }: NumberField): string[] {
  return Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
}

/** A text, as an input of numbers drops or hides a decimal comma; the arrow keys step it. */
function NumberInput({ name, field, value, onType }: DataFieldProps<NumberField>) {
  const { label, help = '', counter = '', decimals, step } = field
  return (
    <Field
      label={label}
      name={name}
      help={help}
      counter={counter}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(onType
        ? { value, onChange: ({ target }) => onType(target.value) }
        : { defaultValue: value })}
      {...(step !== undefined && stepping(field, value, onType))}
      {...field.input}
    />
  )
}

function stepping(field: NumberField, value: string, onType: ((text: string) => void) | undefined) {
  const { min, max, decimals, step = 1 } = field
  const current = readNumber(value, field)
  return {
    role: 'spinbutton',
    'aria-valuemin': min,
    'aria-valuemax': max,
    ...(typeof current === 'number' && { 'aria-valuenow': current }),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { currentTarget: input } = event
      const direction = { ArrowUp: 1, ArrowDown: -1 }[pressedKey(event) ?? '']
      const typed = readNumber(input.value, field) ?? 0
      if (direction === undefined || typeof typed === 'string') return
      event.preventDefault()
      const next = Math.min(max, Math.max(min, typed + direction * step))
      const text = numberText(Number(next.toFixed(decimals)), field)
      if (onType) return onType(text)
      enterText(input, text)
    },
  }
}
