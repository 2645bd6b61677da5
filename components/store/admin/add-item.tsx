import { useId, useRef } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { FileField } from '@/components/ui/form/file-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { newValues, typedIn, uploadOf } from '@/components/ui/form/form-values'
import { useFormDraft } from '@/components/ui/form/use-form-draft'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useUpload } from '@/components/ui/form/use-upload'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeAdminCalls } from '@/components/store/admin/calls'
import { ITEM_FIELDS } from '@/lib/store/form'
import admin from './store-admin.module.css'

type AddItemProps = {
  onAdded: (id: string) => void
  onClose: () => void
}

export function AddItem({ onAdded, onClose }: AddItemProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft('new store item', form)
  const submit = useSubmit()
  const typed = () => typedIn(ITEM_FIELDS, new FormData(form.current ?? undefined))
  const upload = useUpload(
    submit,
    (image, control) => storeAdminCalls.addItem(uploadOf(ITEM_FIELDS, typed(), { image }), control),
    {
      missing: STORE_ADMIN_TEXTS.pictureMissing,
      refresh: true,
      onSuccess({ _id }) {
        draft.clear()
        onAdded(_id)
        alert(STORE_ADMIN_TEXTS.added)
      },
      onFailure: () => alert(STORE_ADMIN_TEXTS.addFailed),
    },
  )

  return (
    <section className={admin.form} aria-labelledby={id}>
      <h2 id={id} className="type-name">
        Add an item
      </h2>
      <Form
        key={draft.key}
        submit={submit}
        formRef={form}
        className={admin.fields}
        onSubmit={upload.start}
      >
        {draft.note}
        <FormFields fields={ITEM_FIELDS} values={newValues(ITEM_FIELDS)} />
        <FileField
          label="First picture"
          upload={upload}
          canCrop
          help={`${PICTURE_HELP} More can be added afterwards.`}
        />
        <FormError keepsRow />
        <Buttons>
          <SubmitButton>Add</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </Buttons>
      </Form>
    </section>
  )
}
