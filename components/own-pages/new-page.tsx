'use client'

import { useRouter } from 'next/navigation'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { FormFields } from '@/components/ui/form/form-fields'
import { newValues, typedIn } from '@/components/ui/form/form-values'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { isTemplate } from '@/lib/own-pages/catalogue'
import { NEW_PAGE_FIELDS } from '@/lib/own-pages/form'
import { pageCalls } from './calls'

/** It leads to the editor of the new draft. */
export function NewPage() {
  const router = useRouter()
  const submit = useSubmit()

  function add(data: FormData) {
    const { title, template } = typedIn(NEW_PAGE_FIELDS, data)
    const body = { ...(isTemplate(template) && { template }), ...(title && { title }) }
    void submit.run(() => pageCalls.addPage(body), {
      staysBusy: true,
      onSuccess: ({ path }) => router.push(`${path}?mode=edit`),
    })
  }

  return (
    <Form submit={submit} onSubmit={add}>
      <FormFields fields={NEW_PAGE_FIELDS} values={newValues(NEW_PAGE_FIELDS)} />
      <FormError keepsRow />
      <div>
        <SubmitButton>Write it</SubmitButton>
      </div>
    </Form>
  )
}
