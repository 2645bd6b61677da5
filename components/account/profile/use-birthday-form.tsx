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
  const { Loaded, isLoading, open } = useLazy(load)
  const [isClosed, setClosed] = useState(false)

  async function show() {
    if (Loaded || (await open())) setClosed(false)
  }

  if (Loaded && !isClosed) {
    return { button: null, form: <Loaded {...props} onCancel={() => setClosed(true)} /> }
  }
  const button = (
    <Button variant="quiet" autoFocus={isClosed} busy={isLoading} onClick={() => void show()}>
      {label}
    </Button>
  )
  return { button, form: null }
}
