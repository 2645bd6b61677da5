'use client'

import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { storeCalls } from '@/components/store/calls'

export function ConfirmPreOrder({ token }: { token: string }) {
  const submit = useSubmit()
  return (
    <>
      <Form
        submit={submit}
        onSubmit={() => void submit.run(() => storeCalls.confirmPreOrder(token), { refresh: true })}
      >
        <div>
          <SubmitButton>Confirm</SubmitButton>
        </div>
        <FormError />
      </Form>
      <noscript>
        <p className="type-control">
          Confirming needs JavaScript. Please turn it on for this site.
        </p>
      </noscript>
    </>
  )
}
