'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { readStored } from '@/components/ui/stored-text'
import { useLazy } from '@/components/ui/use-lazy'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { PROPOSAL_KEY } from './stored-proposal'

const load = async () => (await import('./propose-emoji')).ProposeEmoji

/** It opens by itself for who has proposed one. */
export function ProposeButton({ label, captcha }: { label: string; captcha: CaptchaConfig }) {
  const { Loaded, isLoading, open } = useLazy(load)
  useEffect(() => {
    if (readStored('local', PROPOSAL_KEY)) void open()
  }, [open])
  if (Loaded) return <Loaded captcha={captcha} />
  return (
    <Button busy={isLoading} onClick={() => void open()}>
      {label}
    </Button>
  )
}
