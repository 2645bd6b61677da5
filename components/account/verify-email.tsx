'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-class'
import { showToast } from '@/components/ui/show-toast'
import type { VerifyDialogProps } from './verify-dialog'

type VerifyEmailProps = {
  variant?: ButtonVariant
  /**
   * What else follows once the address is verified; the page is asked for anew anyway. As this button
   * goes then, it is the place to give the focus another one.
   */
  onVerified?: () => void
}

/** The button of whoever has not verified an address yet, and the dialog, loaded with the first press. */
export function VerifyEmail({ variant = 'outline', onVerified }: VerifyEmailProps) {
  const router = useRouter()
  const [Dialog, setDialog] = useState<ComponentType<VerifyDialogProps> | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    setLoading(true)
    try {
      const { VerifyDialog } = await import('./verify-dialog')
      setDialog(() => VerifyDialog)
      setOpen(true)
    } catch {
      void showToast('error', 'Failed to connect to the server.')
    }
    setLoading(false)
  }

  function finish() {
    // A dialog that closes gives the focus back, so that whoever wants it must come after.
    flushSync(() => setOpen(false))
    onVerified?.()
    router.refresh()
  }

  return (
    <>
      <Button variant={variant} busy={isLoading} onClick={open}>
        Verify email
      </Button>
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} onVerified={finish} />}
    </>
  )
}
