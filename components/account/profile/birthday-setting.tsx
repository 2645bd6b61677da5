'use client'

import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import type { BirthdayFormProps } from './birthday-form'

export function BirthdaySetting(props: BirthdayFormProps) {
  const form = useLazy(async () => (await import('./birthday-form')).BirthdayForm)
  if (form.Loaded) return <form.Loaded {...props} />
  return (
    <Button variant="quiet" busy={form.isLoading} onClick={() => void form.open()}>
      Set birthday
    </Button>
  )
}
