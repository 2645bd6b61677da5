import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icons'
import type { CaptchaAction } from '@/lib/captcha/catalogue'
import { MINUTE_MS } from '@/lib/durations'
import { callRoute } from '@/lib/http/call-route'
import type { CaptchaPartProps } from './captcha'
import styles from './captcha.module.css'

const SAID: Record<WorkState, string> = {
  idle: '',
  working: 'Checking…',
  solved: 'Checked',
  failed: 'The check failed. Please try again.',
}

/** Starts with the first interaction with the form. */
export function WorkCaptcha({ action, onChange, error }: CaptchaPartProps) {
  const id = useId()
  const { state, start } = useWork(action, onChange)
  const box = useRef<HTMLDivElement>(null)
  const startOnce = useEffectEvent(() => {
    if (state === 'idle') start()
  })

  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    for (const type of ['focusin', 'input']) {
      form.addEventListener(type, () => startOnce(), { signal: listening.signal })
    }
    // Mounted after the form already got the focus.
    if (form.contains(document.activeElement)) startOnce()
    return () => listening.abort()
  }, [])

  return (
    <div ref={box}>
      <div className={styles.row} aria-busy={state === 'working'}>
        <span className={styles.box}>
          <input
            id={id}
            type="checkbox"
            className={styles.check}
            checked={state === 'solved'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={() => {
              if (state === 'idle' || state === 'failed') start()
            }}
          />
          {state === 'working' && <Working />}
          {state === 'solved' && <CheckIcon />}
        </span>
        <label htmlFor={id} className={`${styles.label} type-control`}>
          I am not a robot
        </label>
        <span className={`${styles.said} type-small`} role="status">
          {SAID[state]}
        </span>
        {state === 'failed' && (
          <Button variant="quiet" onClick={start}>
            Try again
          </Button>
        )}
      </div>
      <CaptchaError id={`${id}-error`} error={error} />
    </div>
  )
}

function Working() {
  return (
    <span className={styles.working} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  )
}

/** The form announces it. */
export function CaptchaError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className={`${styles.error} type-small`}>
      {error}
    </p>
  )
}

type WorkState = 'idle' | 'working' | 'solved' | 'failed'

/** A solution is valid for ten minutes (G-43). */
const RENEWED_MS = 9 * MINUTE_MS

/** Solves a challenge on request, and again before the solution expires. */
function useWork(action: CaptchaAction, onChange: (response: string | null) => void) {
  const [state, setState] = useState<WorkState>('idle')
  const running = useRef<AbortController>(undefined)
  const report = useEffectEvent(onChange)
  const [request, setRequest] = useState(0)

  useEffect(() => {
    if (request === 0) return
    const run = new AbortController()
    running.current = run
    const { signal } = run
    work(action, signal).then(
      (response) => {
        if (signal.aborted) return
        setState('solved')
        report(response)
        const again = () => {
          report(null)
          setState('working')
          setRequest((count) => count + 1)
        }
        whenOld(again, signal)
      },
      () => {
        if (!signal.aborted) setState('failed')
      },
    )
    return () => run.abort()
  }, [action, request])

  const start = useCallback(() => {
    setState('working')
    setRequest((count) => count + 1)
  }, [])
  return { state, start }
}

async function work(action: CaptchaAction, signal: AbortSignal): Promise<string> {
  const [challenge, { solve }] = await Promise.all([
    callRoute('/api/captcha/challenge', 'GET', { query: { action }, signal }),
    import('./solve'),
  ])
  return solve(challenge, signal)
}

function whenOld(callback: () => void, signal: AbortSignal): void {
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') return callback()
    const seen = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', seen)
      callback()
    }
    document.addEventListener('visibilitychange', seen, { signal })
  }, RENEWED_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
