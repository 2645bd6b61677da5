'use client'

import { useRouter } from 'next/navigation'
import { Field } from '@/components/ui/form/field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { PAGE_FIELDS } from '@/lib/own-pages/form'
import { pageCalls } from './calls'

export function NewPage() {
  const router = useRouter()
  const submit = useSubmit()
  const add = (data: FormData) =>
    void submit.run(() => pageCalls.addPage({ title: String(data.get('title')) }), {
      staysBusy: true,
      onSuccess: ({ path }) => router.push(`${path}?mode=edit`),
    })

  return (
    <Form submit={submit} onSubmit={add}>
      <Field
        label="Title"
        name="title"
        maxLength={PAGE_FIELDS.title.max}
        autoComplete="off"
        help="The address is made from it."
      />
      <FormError keepsRow />
      <div>
        <SubmitButton>Write it</SubmitButton>
      </div>
    </Form>
  )
}
