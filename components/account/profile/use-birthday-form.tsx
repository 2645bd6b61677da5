'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import type { BirthdayFormProps } from './birthday-form'

const load = async () => (await import('./birthday-form')).BirthdayForm

/** Either the button that opens the form, or the form; the other one is null. */
export function useBirthdayForm(
  label: string,
  props: Omit<BirthdayFormProps, 'onCancel'>,
): { button: ReactNode; form: ReactNode } {
  const { Loaded, isLoading, open, close } = useLazy(load)
  const [wasOpen, setWasOpen] = useState(false)

  function cancel() {
    setWasOpen(true)
    close()
  }

  if (Loaded) return { button: null, form: <Loaded {...props} onCancel={cancel} /> }
  const button = (
    <Button variant="quiet" autoFocus={wasOpen} busy={isLoading} onClick={() => void open()}>
      {label}
    </Button>
  )
  return { button, form: null }
}
