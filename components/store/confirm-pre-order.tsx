'use client'

import { NeedsScripts } from '@/components/page/needs-scripts'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
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
      <NeedsScripts action="Confirming" />
    </>
  )
}
