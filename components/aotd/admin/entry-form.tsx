'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import styles from './admin-panel.module.css'
import { EntryFields } from './entry-fields'
import { type EntryActions, type LoadedEntry, ofSteps } from './use-entry'

type EntryFormProps = { loaded: LoadedEntry; actions: EntryActions }

export function EntryForm({ loaded: { entry, values }, actions }: EntryFormProps) {
  const [asks, setAsks] = useState(false)
  const submit = ofSteps(actions.submit, 'save', 'delete')
  const { busy, failure } = submit
  const isConflict =
    failure?.step === 'save' && failure.error?.status === 409 && !failure.fields.date
  return (
    <>
      <Form
        submit={submit}
        className={styles.form}
        aria-label="Edit the entry"
        onSubmit={actions.save}
      >
        <EntryFields entry={entry} values={values} onType={actions.type} />
        <FormError>
          {isConflict && (
            <Button variant="quiet" onClick={actions.refresh}>
              Load the newest version, keep what I typed
            </Button>
          )}
        </FormError>
        <Buttons>
          <SubmitButton step="save">Save</SubmitButton>
          <Button variant="danger" busy={busy === 'delete'} onClick={() => setAsks(true)}>
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
