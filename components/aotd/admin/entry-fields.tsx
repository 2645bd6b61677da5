'use client'

import { FormFields } from '@/components/ui/form/form-fields'
import { valuesOf } from '@/components/ui/form/form-values'
import { ENTRY_FIELDS, ENTRY_GROUPS, type EntryField } from '@/lib/aotd/admin/form'
import type { AdminArt } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'
import type { EntryValues } from './entry-body'

type EntryFieldsProps = {
  entry: AdminArt
  values: EntryValues
  onType: (name: EntryField, text: string) => void
}

export function EntryFields({ entry, values, onType }: EntryFieldsProps) {
  const stored = valuesOf(ENTRY_FIELDS, entry)

  function helpOf(name: EntryField): string | undefined {
    const isKept = values[name] === stored[name] || ENTRY_FIELDS[name].kind === 'choice'
    return isKept ? undefined : `stored: ${stored[name] || 'nothing'}`
  }

  return ENTRY_GROUPS.map(({ title, names }) => (
    <fieldset key={title} className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <FormFields
        fields={ENTRY_FIELDS}
        names={names}
        values={values}
        onType={onType}
        helpOf={helpOf}
        className={styles.fields}
      />
    </fieldset>
  ))
}
