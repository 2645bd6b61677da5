import { useRouter } from 'next/navigation'
import { startTransition, useRef, useState } from 'react'
import { showToast, type ToastOptions } from '@/components/ui/show-toast'
import { type Failure, failureOf, withWait } from './failure'
import { setSessionEnded } from './session-state'
import { hasTypedForms } from './typed-forms'

type Defaults = {
  fallback?: string
  /** Replaces the server's text or fields; what a proxy in front answered stays as it is. */
  mapError?: ((failure: Failure) => Partial<Failure>) | undefined
  toastsFailure?: boolean
  notice?: ToastOptions
  onFailure?: ((failure: Failure) => void | Promise<void>) | undefined
}

export type SubmitOptions<T, Step extends string = string> = Defaults & {
  step?: NoInfer<Step>
  success?: string | ((answer: T) => string)
  onSuccess?: (answer: T) => void
  /** Reloads the page's data; it appears together with `onSuccess`. */
  refresh?: boolean | ((answer: T) => boolean)
  /** Stays busy after success, as the page is left. */
  staysBusy?: boolean | undefined
}

type StepFailure<Step extends string> = Failure & { step: Step }

type Fields = Failure['fields']

export type Submit<Step extends string = string> = {
  busy: Step | null
  failure: StepFailure<Step> | null
  /** Ignored while busy; resolves whether it succeeded, rejects only if `onSuccess` throws. */
  run: <T>(work: () => Promise<T>, options?: SubmitOptions<T, Step>) => Promise<boolean>
  /** Shows errors before sending; without a text, those of the fields. */
  fail: (fields: Fields, text?: string, step?: Step) => void
  clear: () => void
}

const ONLY_STEP = 'submit'

/** Busy state and failure of a form or buttons; an `AbortError` counts as cancelled. */
export function useSubmit<Step extends string = typeof ONLY_STEP>(
  defaults: Defaults = {},
): Submit<Step> {
  const router = useRouter()
  const [busy, setBusy] = useState<Step | null>(null)
  const [failure, setFailure] = useState<StepFailure<Step> | null>(null)
  const isRunning = useRef(false)

  async function run<T>(work: () => Promise<T>, given: SubmitOptions<T, Step> = {}) {
    if (isRunning.current) return false
    const options = { step: ONLY_STEP as Step, ...defaults, ...given }
    const { step, success } = options
    isRunning.current = true
    setBusy(step)
    setFailure(null)
    let answer: T
    try {
      answer = await work()
    } catch (reason) {
      setBusy(null)
      if (isAbort(reason)) return false
      const { fallback, mapError } = options
      const failed = failureOf(reason)
      if (failed.error?.endsSession) followEndedSession()
      const text = fallback ? (failed.error?.messageOr(fallback) ?? fallback) : failed.text
      const mapped = failed.error?.isFromProxy ? {} : mapError?.(failed)
      const stepFailure = withWait({ ...failed, text, ...mapped, step })
      showFailure(stepFailure, options)
      await options.onFailure?.(stepFailure)
      return false
    } finally {
      isRunning.current = false
    }
    if (success !== undefined) {
      const text = typeof success === 'string' ? success : success(answer)
      void showToast('success', text, options.notice)
    }
    const refresh =
      typeof options.refresh === 'function' ? options.refresh(answer) : options.refresh
    const settle = () => {
      if (!options.staysBusy) setBusy(null)
      options.onSuccess?.(answer)
      if (refresh) router.refresh()
    }
    // The transition keeps the old page until the new one is complete.
    if (refresh) startTransition(settle)
    else settle()
    return true
  }

  function showFailure(stepFailure: StepFailure<Step>, { toastsFailure, notice }: Defaults) {
    setFailure(stepFailure)
    if (toastsFailure) void showToast('error', stepFailure.text, notice)
  }

  function followEndedSession() {
    setSessionEnded(true)
    if (!hasTypedForms()) router.refresh()
  }

  const fail: Submit<Step>['fail'] = (fields, text, step = ONLY_STEP as Step) =>
    showFailure(
      { text: text ?? Object.values(fields).join(' '), fields, error: null, step },
      defaults,
    )

  return { busy, failure, run, fail, clear: () => setFailure(null) }
}

/** A `DOMException` is not an `Error` everywhere. */
function isAbort(reason: unknown): boolean {
  if (typeof reason !== 'object' || reason === null) return false
  return 'name' in reason && reason.name === 'AbortError'
}
