'use client'

import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CheckIcon } from '@/components/ui/icon'
import type { CaptchaPartProps } from './captcha'
import styles from './captcha.module.css'
import { useWork, type WorkState } from './use-work'

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
