'use client'

import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useIsReady } from '@/components/ui/use-is-ready'
import styles from './admin-panel.module.css'

type EntryLoaderProps = {
  busy: boolean
  error: string | undefined
  /** With an id, or `today`. */
  onLoad: (id: string) => void
  onEmpty: () => void
}

/** Fetches an entry by its id, or today's (S2 §2). */
export function EntryLoader({ busy, error, onLoad, onEmpty }: EntryLoaderProps) {
  const isReady = useIsReady()
  const [id, setId] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = id.trim()
    if (wanted) onLoad(wanted)
    else onEmpty()
  }

  return (
    <form className={styles.loader} aria-label="Load an entry" noValidate onSubmit={submit}>
      <div className={styles.id}>
        <Field
          label="AOTD ID"
          value={id}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setId(target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={!isReady}>
          Fetch
        </Button>
        <Button busy={busy} disabled={!isReady} onClick={() => onLoad('today')}>
          Load today
        </Button>
      </div>
    </form>
  )
}
