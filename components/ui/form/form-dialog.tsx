import type { ComponentProps } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Form, FormError, SubmitButton } from './form'
import type { Submit } from './use-submit'

type FormDialogProps = Pick<ComponentProps<typeof Form>, 'check' | 'onSubmit'> &
  Pick<ComponentProps<typeof Dialog>, 'title' | 'wide' | 'onClose' | 'children'> & {
    submit: Submit<'submit'>
    action: string
    isDanger?: boolean
  }

export function FormDialog(props: FormDialogProps) {
  const { title, wide = false, action, isDanger = false, onClose, children, ...form } = props
  return (
    <Dialog title={title} wide={wide} onClose={onClose}>
      <Form {...form}>
        {children}
        <FormError />
        <Buttons>
          <SubmitButton variant={isDanger ? 'danger' : 'filled'}>{action}</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </Buttons>
      </Form>
    </Dialog>
  )
}
