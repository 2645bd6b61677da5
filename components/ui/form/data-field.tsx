'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import type { FormField, NumberField } from '@/lib/form/fields'
import { CheckField } from './check-field'
import { Field } from './field'
import { NumberInput } from './number-input'
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
      if (field.rows) return <RowsInput key={value} name={name} field={field} value={value} />
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
