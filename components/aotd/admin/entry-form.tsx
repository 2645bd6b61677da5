'use client'

import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { AdminArt } from '@/lib/aotd/admin/schema'
import styles from './admin-panel.module.css'
import { DeleteDialog } from './delete-dialog'
import { EntryFields } from './entry-fields'
import type { FormValues } from './form-values'
import type { EntryActions } from './use-entry'

type EntryFormProps = { loaded: { entry: AdminArt; values: FormValues }; actions: EntryActions }

/** The entry as a form (S2 §2); what is refused stays as it was typed. */
export function EntryForm({ loaded: { entry, values }, actions }: EntryFormProps) {
  const [asks, setAsks] = useState(false)
  const { busy, problem } = actions
  const isOurs = problem?.step === 'save' || problem?.step === 'delete'

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const met = await actions.save()
    const [first] = Object.keys(met?.fields ?? {})
    const wrong = first && form.elements.namedItem(first)
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  return (
    <form
      className={styles.form}
      aria-label="Edit the entry"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <EntryFields
        entry={entry}
        values={values}
        errors={isOurs ? problem.fields : {}}
        onType={actions.type}
      />
      <div role="alert" className={styles.problem}>
        {isOurs && (
          <>
            <p>{problem.text}</p>
            {problem.isConflict && (
              <Button variant="quiet" onClick={() => void actions.refresh()}>
                Load the newest, keep what I typed
              </Button>
            )}
          </>
        )}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="filled" busy={busy === 'save'}>
          Save
        </Button>
        <Button variant="danger" busy={busy === 'delete'} onClick={() => setAsks(true)}>
          Delete
        </Button>
      </div>
      {asks && (
        <DeleteDialog
          dateKey={entry.dateKey}
          onClose={() => setAsks(false)}
          onDelete={() => {
            setAsks(false)
            void actions.remove()
          }}
        />
      )}
    </form>
  )
}
