import {
  type ComponentProps,
  type InputEvent,
  lazy,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '@/components/ui/button'
import { type Failure, isAtFields, withoutFields } from './failure'
import { FormContext } from './form-context'
import styles from './form.module.css'
import { forgetTyping, NOTE_TYPING } from './typed-forms'
import { useIsReady } from './use-is-ready'
import { isForeign, useOpener } from './use-opener'
import type { Submit } from './use-submit'

/** Loaded when needed, as every page with a form has this code. */
const LogInAgain = lazy(async () => ({ default: (await import('./log-in-again')).LogInAgain }))

/** A group of inputs has no `aria-invalid`. */
const INVALID = '[aria-invalid=true], fieldset[data-invalid]'

const SOMEBODY_ELSE = 'Somebody else is logged in now. Please log in again to submit this.'

type FormProps<Step extends string> = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  submit: Submit<Step>
  /** Errors by field name, before anything is sent. */
  check?: ((form: HTMLFormElement) => Readonly<Record<string, string>>) | undefined
  onSubmit: (data: FormData) => void
  formRef?: RefObject<HTMLFormElement | null>
}

/** Shows errors at fields by name; after the end of a session, offers to log in and keeps texts. */
export function Form<Step extends string>(props: FormProps<Step>) {
  const { submit, check, onSubmit, formRef, className = styles.form, children, ...rest } = props
  const { busy, failure } = submit
  const localRef = useRef<HTMLFormElement>(null)
  const ref = formRef ?? localRef
  const edited = useEditedFields(failure)
  const opener = useOpener()
  useEffect(() => void opener(), [opener])

  useEffect(() => {
    if (failure) ref.current?.querySelector<HTMLElement>(INVALID)?.focus()
  }, [failure, ref])

  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && busy === null && !failure) forgetTyping(ref.current)
    wasBusy.current = busy !== null
  }, [busy, failure, ref])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy !== null) return
    if (isForeign(opener())) return submit.fail({}, SOMEBODY_ELSE)
    const wrong = { ...invalidIn(event.currentTarget), ...check?.(event.currentTarget) }
    if (Object.keys(wrong).length > 0) submit.fail(wrong)
    else onSubmit(new FormData(event.currentTarget))
  }

  function noteEdit(event: InputEvent<HTMLFormElement>) {
    const { target } = event
    if ('name' in target && typeof target.name === 'string') edited.clearError(target.name)
    NOTE_TYPING.onInput(event)
    rest.onInput?.(event)
  }

  function clearError(name: string) {
    if (!failure?.error) edited.clearError(name)
  }

  return (
    <form
      {...rest}
      {...NOTE_TYPING}
      ref={ref}
      className={className}
      // Before hydration, typed values must not end up in the address.
      method="post"
      noValidate
      onSubmit={send}
      onInput={noteEdit}
    >
      <FormContext value={{ busy, failure: edited.failure, clearError }}>{children}</FormContext>
      {failure?.error?.endsSession && (
        <Suspense>
          <LogInAgain opener={opener} />
        </Suspense>
      )}
    </form>
  )
}

type Edited = { since: Failure | null; names: readonly string[] }

function useEditedFields(failure: Failure | null) {
  const [edited, setEdited] = useState<Edited>({ since: null, names: [] })
  const names = edited.since === failure ? edited.names : []

  function clearError(name: string) {
    if (!failure || !(name in failure.fields) || names.includes(name)) return
    setEdited({ since: failure, names: [...names, name] })
  }

  return { failure: failure && withoutFields(failure, names), clearError }
}

/** Half a date has an empty value: what was typed would be stored as nothing. Keys are names. */
function invalidIn(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      element.name !== '' &&
      (element.validity.badInput || element.validity.customError),
  )
  return Object.fromEntries(inputs.map((input) => [input.name, textFor(input)]))
}

function textFor({ type, validity, validationMessage }: HTMLInputElement): string {
  if (validity.customError) return validationMessage
  return type === 'number' ? 'Please enter a number.' : 'Please enter the whole date.'
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'busy'> & {
  step?: string
}

/** Disabled until the form is hydrated. */
export function SubmitButton({ variant = 'filled', step = 'submit', ...rest }: SubmitButtonProps) {
  const { busy } = use(FormContext)
  const isReady = useIsReady()
  return (
    <Button
      {...rest}
      variant={variant}
      // A disabled submit button also blocks submitting by key.
      type={isReady || rest.disabled ? 'submit' : 'button'}
      busy={busy === step}
    />
  )
}

type FormErrorProps = {
  /** Reserves the row, so that nothing moves. */
  keepsRow?: boolean
  children?: ReactNode
}

/** Visible only where no field shows the error; always announced. */
export function FormError({ keepsRow = false, children }: FormErrorProps) {
  const { failure } = use(FormContext)
  const isSeen = !failure || !isAtFields(failure)
  return (
    <div role="alert" className={`${styles.error} ${keepsRow ? styles.kept : ''}`}>
      {failure && <p className={isSeen ? undefined : 'visually-hidden'}>{failure.text}</p>}
      {failure && children}
    </div>
  )
}
