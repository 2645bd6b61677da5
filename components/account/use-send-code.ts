'use client'

import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/show-toast'
import { ApiError, apiFetch } from '@/lib/http/client'

const SENT = 'Verification email sent. Please check your inbox.'
/** One code a minute (G-13); the server may let the next one go sooner. */
const WAIT_SECONDS = 60

type SendCode = {
  /** Whether a code is on its way. */
  send: () => Promise<boolean>
  isBusy: boolean
  /** How long until another one may be asked for. */
  waitSeconds: number
  problem: string
  sent: string
}

/** Asks for a verification code. Where the address is verified already, that is as good. */
export function useSendCode(onVerified: () => void): SendCode {
  const [isBusy, setBusy] = useState(false)
  const [waitSeconds, setWait] = useState(0)
  const [said, setSaid] = useState({ problem: '', sent: '' })

  useEffect(() => {
    if (waitSeconds === 0) return
    const timer = setTimeout(() => setWait(waitSeconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [waitSeconds])

  async function send() {
    setBusy(true)
    setSaid({ problem: '', sent: '' })
    try {
      await apiFetch<unknown>('/api/verify/send-verification-code', { method: 'POST' })
      setWait(WAIT_SECONDS)
      setSaid({ problem: '', sent: SENT })
      void showToast('success', SENT)
      return true
    } catch (reason) {
      const error = reason instanceof ApiError ? reason : null
      if (error?.status === 409) onVerified()
      if (error?.retryAfter) setWait(error.retryAfter)
      setSaid({ problem: error?.message ?? 'An unknown error occurred.', sent: '' })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { send, isBusy, waitSeconds, ...said }
}
