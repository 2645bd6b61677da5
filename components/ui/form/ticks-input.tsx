import { useId } from 'react'
import type { TicksField } from '@/lib/form/fields'
import check from './check-field.module.css'
import type { DataFieldProps } from './data-field'
import { useFieldError } from './form-context'
import { itemsIn } from './form-values'
import styles from './ticks-input.module.css'

/** Boxes to tick; the value has those that are ticked, in the order of the options. */
export function TicksInput({ name, field, value, onType }: DataFieldProps<TicksField>) {
  const { label, help = '', options } = field
  const noteId = useId()
  const error = useFieldError(name)
  const ticked = itemsIn(value)

  function toggle(option: string, isTicked: boolean) {
    const next = options.flatMap((one) =>
      (one.value === option ? isTicked : ticked.includes(one.value)) ? one.value : [],
    )
    onType?.(next.join(', '))
  }

  return (
    <fieldset className={styles.group} aria-describedby={error || help ? noteId : undefined}>
      <legend className={`${styles.legend} type-small`}>{label}</legend>
      <div className={field.isListed ? undefined : styles.ticks}>
        {options.map((option) => (
          <label key={option.value} className={`${check.label} type-control`}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              className={check.box}
              aria-invalid={error ? true : undefined}
              {...(onType
                ? {
                    checked: ticked.includes(option.value),
                    onChange: ({ target }) => toggle(option.value, target.checked),
                  }
                : { defaultChecked: ticked.includes(option.value) })}
            />
            {option.label}
          </label>
        ))}
      </div>
      {(error || help) && (
        <p id={noteId} className={`${error ? check.error : 'muted'} type-small`}>
          {error ?? help}
        </p>
      )}
    </fieldset>
  )
}
