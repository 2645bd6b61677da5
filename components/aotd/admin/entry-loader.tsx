import { useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { Form, SubmitButton } from '@/components/ui/form/form'
import { useIsReady } from '@/components/ui/form/use-is-ready'
import styles from './admin-panel.module.css'
import { type EntryActions, ofSteps } from './use-entry'

type EntryLoaderProps = {
  actions: EntryActions
  onLoad: (id: string) => void
}

export function EntryLoader({ actions, onLoad }: EntryLoaderProps) {
  const isReady = useIsReady()
  const [id, setId] = useState('')
  const submit = ofSteps(actions.submit, 'load')
  return (
    <Form
      submit={submit}
      className={styles.loader}
      aria-label="Load an entry"
      onSubmit={() => onLoad(id.trim())}
    >
      <div className={styles.id}>
        <Field
          label="AOTD ID"
          value={id}
          error={submit.failure?.text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setId(target.value)}
        />
      </div>
      <Buttons>
        <SubmitButton variant="outline" step="load" disabled={!isReady}>
          Fetch
        </SubmitButton>
        <Button busy={submit.busy === 'load'} disabled={!isReady} onClick={() => onLoad('today')}>
          Load today
        </Button>
      </Buttons>
    </Form>
  )
}
