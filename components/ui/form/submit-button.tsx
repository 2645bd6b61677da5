'use client'

import { type ComponentProps, use } from 'react'
import { Button } from '@/components/ui/button'
import { FormContext } from './form-context'
import { useIsReady } from './use-is-ready'

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'busy'> & {
  step?: string
}

/** Disabled until the form is hydrated. */
export function SubmitButton({ variant = 'filled', step = 'submit', ...rest }: SubmitButtonProps) {
  const { busy } = use(FormContext)
  const isReady = useIsReady()
  return (
    <Button
      {...rest}
      variant={variant}
      // A disabled submit button also blocks submitting by key.
      type={isReady || rest.disabled ? 'submit' : 'button'}
      busy={busy === step}
    />
  )
}
