import { useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { ConflictPanel } from '@/components/ui/form/conflict-panel'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { valuesOf } from '@/components/ui/form/form-values'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { ENTRY_FIELDS, ENTRY_GROUPS, type EntryField } from '@/lib/aotd/admin/form'
import type { AdminArt } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'
import type { EntryValues } from './entry-body'
import { type EntryActions, type LoadedEntry, ofSteps } from './use-entry'

type EntryFormProps = { loaded: LoadedEntry; actions: EntryActions }

export function EntryForm({ loaded: { entry, values }, actions }: EntryFormProps) {
  const [asks, setAsks] = useState(false)
  const submit = ofSteps(actions.submit, 'save', 'delete')
  const { conflicts } = actions
  return (
    <>
      <Form
        submit={submit}
        className={styles.form}
        aria-label="Edit the entry"
        onSubmit={actions.save}
      >
        {conflicts.isMerged && (
          <ConflictPanel
            key={entry.__v}
            title={ART_ADMIN_TEXTS.changedMeanwhile}
            conflicts={conflicts.list}
            onPick={actions.pick}
          />
        )}
        <EntryFields entry={entry} values={values} onType={actions.type} />
        <FormError />
        <Buttons>
          <SubmitButton step="save">Save</SubmitButton>
          <Button variant="danger" busy={submit.busy === 'delete'} onClick={() => setAsks(true)}>
            Delete
          </Button>
        </Buttons>
      </Form>
      {asks && (
        <ConfirmDialog
          title={`Delete ${entry.dateKey}?`}
          confirm="Delete"
          cancel="Keep"
          onConfirm={actions.remove}
          onClose={() => setAsks(false)}
        >
          {ART_ADMIN_TEXTS.confirmDelete}
        </ConfirmDialog>
      )}
    </>
  )
}

type EntryFieldsProps = {
  entry: AdminArt
  values: EntryValues
  onType: (name: EntryField, text: string) => void
}

function EntryFields({ entry, values, onType }: EntryFieldsProps) {
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
