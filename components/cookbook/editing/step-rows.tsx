import { useId } from 'react'
import { useFieldError } from '@/components/ui/form/form-context'
import { newKey } from '@/components/ui/form/new-key'
import styles from '@/components/ui/form/rows.module.css'
import { isBlank } from '@/lib/config/blank'
import { COOKBOOK_TEXTS, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { EditedRows } from './edited-rows'
import type { RecipeValues } from './recipe-values'

type Part = Pick<RecipeValues, 'instructions' | 'newStep'>

type StepRowsProps = Part & {
  onChange: (part: Partial<Part>) => void
  onRefuse: (text: string) => void
}

export function StepRows({ instructions, newStep, onChange, onRefuse }: StepRowsProps) {
  function add(): boolean {
    if (isBlank(newStep)) {
      onRefuse(COOKBOOK_TEXTS.stepMissing)
      return false
    }
    onChange({ instructions: [...instructions, { key: newKey(), text: newStep }], newStep: '' })
    return true
  }

  return (
    <EditedRows
      legend="Instructions"
      noun="step"
      rows={instructions}
      max={RECIPE_LIMITS.steps}
      nameOf={(_, i) => `step ${i + 1}`}
      onAdd={add}
      onChange={(rows) => onChange({ instructions: rows })}
      newRow={
        <StepInput
          label="New step"
          name="instructions"
          placeholder="what to do next"
          value={newStep}
          onChange={(text) => onChange({ newStep: text })}
        />
      }
    >
      {({ key, text }, i) => (
        <StepInput
          label={`Step ${i + 1}`}
          name={`instructions.${i}`}
          value={text}
          onChange={(next) => onChange({ instructions: instructions.with(i, { key, text: next }) })}
        />
      )}
    </EditedRows>
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
