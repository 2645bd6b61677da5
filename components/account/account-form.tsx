'use client'

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useIsReady } from '@/components/ui/use-is-ready'
import { ApiError } from '@/lib/http/client'
import styles from './auth-page.module.css'
import { checkFields, type FieldProblems, problemsOfText } from './check-fields'

type AccountFormProps = {
  submit: string
  /** What needs scripts, in the words for those who have none: `Logging in`. */
  deed: string
  disabled?: boolean
  /** What is wrong beside the values of the fields. */
  check?: () => FieldProblems
  /** Asks the server and goes on; the form stays busy where `staysBusy`, as the page is left. */
  send: (form: FormData) => Promise<void>
  staysBusy?: boolean
  /** The words under the form for a refusal; the server's own where nothing else is said. */
  describe?: (error: ApiError) => string
  onRefused?: () => void
  /** The fields, with what stands beside them. */
  children: (problems: FieldProblems) => ReactNode
}

type Problems = { text: string; fields: FieldProblems }

const NONE: Problems = { text: '', fields: {} }

/**
 * What the forms of accounts do alike: what is wrong stands beside its field and, announced, under
 * the form; the first wrong field has the focus; what was typed is kept; one request at a time.
 */
export function AccountForm(props: AccountFormProps) {
  const { submit, deed, disabled = false, children } = props
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState(NONE)
  const form = useRef<HTMLFormElement>(null)
  const isReady = useIsReady()

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = { ...checkFields(event.currentTarget), ...props.check?.() }
    const texts = Object.values(fields)
    if (texts.length > 0) {
      setProblems({ text: texts.join(' '), fields })
      return
    }
    setBusy(true)
    setProblems(NONE)
    try {
      await props.send(new FormData(event.currentTarget))
      if (!props.staysBusy) setBusy(false)
    } catch (reason) {
      setBusy(false)
      setProblems(problemsOf(reason, props.describe))
      props.onRefused?.()
    }
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      {children(problems.fields)}
      <Button
        type={isReady ? 'submit' : 'button'}
        variant="filled"
        wide
        busy={busy}
        disabled={disabled}
      >
        {submit}
      </Button>
      <p className={styles.error} role="alert">
        {problems.text}
      </p>
      <noscript>
        <p className="type-control">{deed} needs JavaScript. Please turn it on for this site.</p>
      </noscript>
    </form>
  )
}

function problemsOf(reason: unknown, describe = ({ message }: ApiError) => message): Problems {
  if (!(reason instanceof ApiError)) return { text: 'An unknown error occurred.', fields: {} }
  return { text: describe(reason), fields: problemsOfText(reason.message) }
}
