'use client'

import { useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useFieldError } from '@/components/ui/form/form-context'
import { newKey } from '@/components/ui/form/new-key'
import { CrossIcon } from '@/components/ui/icons'
import { Reorder } from '@/components/ui/reorder/reorder'
import { COOKBOOK_TEXTS, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { isBlank } from '@/lib/config/blank'
import type { RecipeValues } from './recipe-values'
import styles from '@/components/ui/form/rows.module.css'

type Part = Pick<RecipeValues, 'instructions' | 'newStep'>

type StepRowsProps = Part & {
  onChange: (part: Partial<Part>) => void
  onRefuse: (text: string) => void
}

export function StepRows({ instructions, newStep, onChange, onRefuse }: StepRowsProps) {
  const group = useRef<HTMLFieldSetElement>(null)

  function focusNew() {
    group.current?.querySelector<HTMLTextAreaElement>('[name=instructions]')?.focus()
  }

  function edit(key: string, text: string) {
    onChange({ instructions: instructions.map((row) => (row.key === key ? { key, text } : row)) })
  }

  function remove(key: string) {
    onChange({ instructions: instructions.filter((row) => row.key !== key) })
    focusNew()
  }

  function add() {
    if (isBlank(newStep)) return onRefuse(COOKBOOK_TEXTS.stepMissing)
    onChange({ instructions: [...instructions, { key: newKey(), text: newStep }], newStep: '' })
    focusNew()
  }

  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={`${styles.legend} type-small`}>Instructions</legend>
      {instructions.length > 0 && (
        <Reorder
          label="Steps in their order"
          items={instructions}
          keyOf={({ key }) => key}
          stacks
          nameOf={({ key }) => `step ${instructions.findIndex((row) => row.key === key) + 1}`}
          onMove={(moved) => onChange({ instructions: moved })}
        >
          {({ key, text }) => {
            const index = instructions.findIndex((row) => row.key === key)
            return (
              <div className={styles.row}>
                <StepInput
                  label={`Step ${index + 1}`}
                  name={`instructions.${index}`}
                  value={text}
                  onChange={(next) => edit(key, next)}
                />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove step ${index + 1}`}
                  onClick={() => remove(key)}
                >
                  <CrossIcon />
                </button>
              </div>
            )
          }}
        </Reorder>
      )}
      {instructions.length < RECIPE_LIMITS.steps && (
        <div>
          <StepInput
            label="New step"
            name="instructions"
            placeholder="what to do next"
            value={newStep}
            onChange={(next) => onChange({ newStep: next })}
          />
          <div className={styles.add}>
            <Button onClick={add}>Add step</Button>
          </div>
        </div>
      )}
    </fieldset>
  )
}

type StepInputProps = {
  label: string
  name: string
  value: string
  placeholder?: string
  onChange: (text: string) => void
}

function StepInput({ label, onChange, ...area }: StepInputProps) {
  const id = useId()
  const error = useFieldError(area.name)
  return (
    <div className={styles.cell}>
      <textarea
        {...area}
        rows={2}
        maxLength={RECIPE_LIMITS.step}
        className={`${styles.input} ${styles.text}`}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p id={id} className={`${styles.error} type-small`}>
          {error}
        </p>
      )}
    </div>
  )
}
