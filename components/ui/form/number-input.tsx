'use client'

import type { KeyboardEvent } from 'react'
import { pressedKey } from '@/components/ui/pressed-key'
import type { NumberField } from '@/lib/form/fields'
import { numberText, readNumber } from '@/lib/form/numbers'
import type { DataFieldProps } from './data-field'
import { Field } from './field'

/** A text, as an input of numbers drops or hides a decimal comma; the arrow keys step it. */
export function NumberInput({ name, field, value, onType }: DataFieldProps<NumberField>) {
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
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}
