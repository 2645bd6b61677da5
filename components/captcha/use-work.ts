'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CaptchaAction } from '@/lib/captcha/catalogue'
import type { Challenge } from '@/lib/captcha/schema'
import { apiFetch } from '@/lib/http/client'

export type WorkState = 'idle' | 'working' | 'solved' | 'failed'

/** A solution is valid for ten minutes (G-43); a new one is worked out a little before. */
const RENEWED_MS = 9 * 60 * 1000

/** Fetches and solves a challenge when told to, and again whenever the solution grows too old. */
export function useWork(action: CaptchaAction, onChange: (response: string | null) => void) {
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
    apiFetch<Challenge>(`/api/captcha/challenge?action=${action}`, { signal }),
    import('./solve'),
  ])
  return solve(challenge, signal)
}

/** Calls back when a solution is old, or once the page is looked at again after that. */
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
