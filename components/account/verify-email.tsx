import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'

type VerifyEmailProps = {
  /** Called before this button disappears, so that the focus can move. */
  onVerified: () => void
}

export function VerifyEmail({ onVerified }: VerifyEmailProps) {
  const router = useRouter()
  const dialog = useLazy(async () => (await import('./verify-dialog')).VerifyDialog)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    if (await dialog.open()) setOpen(true)
  }

  function finish() {
    // A closing dialog restores the focus, so it must close before the focus moves.
    flushSync(() => setOpen(false))
    onVerified()
    router.refresh()
  }

  return (
    <>
      <Button variant="filled" busy={dialog.isLoading} onClick={open}>
        Verify email
      </Button>
      {isOpen && dialog.Loaded && (
        <dialog.Loaded onClose={() => setOpen(false)} onVerified={finish} />
      )}
    </>
  )
}
