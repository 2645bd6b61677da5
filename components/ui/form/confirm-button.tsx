import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from './confirm-dialog'

type ConfirmButtonProps = Omit<ComponentProps<typeof ConfirmDialog>, 'onClose'> & {
  label: string
  busy?: boolean
  'aria-label'?: string
}

export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, busy = false, 'aria-label': name, ...dialog } = props
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant={dialog.variant === 'filled' ? 'outline' : 'danger'}
        busy={busy}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && <ConfirmDialog {...dialog} onClose={() => setAsking(false)} />}
    </>
  )
}
