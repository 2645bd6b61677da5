'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useMailText } from '@/components/mail/no-mail'
import { useSubmit } from '@/components/ui/form/use-submit'
import { accountCalls } from '@/components/account/calls'

/** G-13 */
const WAIT_SECONDS = 60

/** An already verified address counts as success. */
export function useSendCode(onVerified: () => void) {
  const [waitSeconds, setWait] = useState(0)
  const [sent, setSent] = useState('')
  const text = useMailText('Verification email sent. Please check your inbox.', 'request')
  const {
    run,
    busy,
    failure,
    clear: clearFailure,
  } = useSubmit({
    onFailure: ({ error }) => {
      if (error?.status === 409) onVerified()
      if (error?.retryAfter) setWait(error.retryAfter)
    },
  })

  // The failure says how long the wait is.
  const endWait = useEffectEvent(clearFailure)

  useEffect(() => {
    if (waitSeconds === 0) return
    const timer = setTimeout(() => {
      setWait(waitSeconds - 1)
      if (waitSeconds === 1) endWait()
    }, 1000)
    return () => clearTimeout(timer)
  }, [waitSeconds])

  function send(): Promise<boolean> {
    setSent('')
    return run(accountCalls.sendCode, {
      success: text,
      onSuccess: () => {
        setWait(WAIT_SECONDS)
        setSent(text)
      },
    })
  }

  return { send, busy, failure, waitSeconds, sent }
}
