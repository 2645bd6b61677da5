import type { Fields, FormField } from '@/lib/form/fields'
import { DataField } from './data-field'
import styles from './form-fields.module.css'
import type { Values } from './form-values'

type FormFieldsProps<F extends Fields> = {
  fields: F
  values: Values<F>
  /** Default all, in their order. */
  names?: readonly (keyof F & string)[]
  /** It is told what is typed; inputs without it keep the text themselves. */
  onType?: (name: keyof F & string, text: string) => void
  helpOf?: (name: keyof F & string) => string | undefined
  className?: string | undefined
}

/** Flags in a row stand below each other in one cell, narrow fields beside each other. */
export function FormFields<F extends Fields>(props: FormFieldsProps<F>) {
  const { fields, values, names = Object.keys(fields), onType, helpOf } = props
  const cells: string[][] = []
  for (const name of names) {
    const last = cells.at(-1)
    const shared = sharedCell(fields[name])
    if (last && shared && sharedCell(fields[last[0] ?? '']) === shared) last.push(name)
    else cells.push([name])
  }

  function render(name: string) {
    const field = fields[name]
    if (!field) return null
    const help = helpOf?.(name)
    return (
      <DataField
        key={name}
        name={name}
        field={help === undefined ? field : { ...field, help }}
        value={values[name] ?? ''}
        onType={onType && ((text) => onType(name, text))}
      />
    )
  }

  return (
    <div className={props.className ?? styles.fields}>
      {cells.map((cell) => (
        <div key={cell[0]} className={cellClass(fields[cell[0] ?? ''])}>
          {cell.map(render)}
        </div>
      ))}
    </div>
  )
}

function sharedCell(field: FormField | undefined): 'flags' | 'narrow' | null {
  if (field?.isNarrow) return 'narrow'
  return field?.kind === 'flag' ? 'flags' : null
}

function cellClass(field: FormField | undefined): string | undefined {
  if (field?.isNarrow) return styles.narrow
  return field?.isWide ? styles.wide : undefined
}
