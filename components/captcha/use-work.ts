'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CaptchaAction } from '@/lib/captcha/catalogue'
import { callRoute } from '@/lib/http/call-route'
import { MINUTE_MS } from '@/lib/durations'

export type WorkState = 'idle' | 'working' | 'solved' | 'failed'

/** A solution is valid for ten minutes (G-43). */
const RENEWED_MS = 9 * MINUTE_MS

/** Solves a challenge on request, and again before the solution expires. */
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
