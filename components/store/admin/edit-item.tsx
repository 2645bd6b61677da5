import { useId } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { valuesOf } from '@/components/ui/form/form-values'
import { useStoredForm } from '@/components/ui/form/use-stored-form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { type ItemChanges, storeAdminCalls } from '@/components/store/admin/calls'
import { ITEM_FIELDS } from '@/lib/store/form'
import type { ShownItem } from '@/lib/store/schema'
import { ItemPictures } from './item-pictures'
import admin from './store-admin.module.css'

export function EditItem({ item, onClose }: { item: ShownItem; onClose: () => void }) {
  const submit = useSubmit()
  const id = useId()
  const { form, ...edits } = useStoredForm({
    name: `store item ${item._id}`,
    fields: ITEM_FIELDS,
    stored: valuesOf(ITEM_FIELDS, item),
    submit,
  })

  function save(data: FormData) {
    edits.save(data, {
      send: (changes: ItemChanges) => storeAdminCalls.updateItem(item._id, changes),
      refresh: true,
      onUnchanged: onClose,
      onSuccess() {
        onClose()
        alert(STORE_ADMIN_TEXTS.updated)
      },
      onFailure: () => alert(STORE_ADMIN_TEXTS.updateFailed),
    })
  }

  return (
    <section className={admin.form} aria-labelledby={id}>
      <h2 id={id} className="type-name">
        Edit {item.title}
      </h2>
      <div className={admin.columns}>
        <Form
          key={edits.key}
          submit={submit}
          formRef={form}
          className={admin.fields}
          onSubmit={save}
        >
          {edits.head}
          <FormFields fields={ITEM_FIELDS} values={valuesOf(ITEM_FIELDS, item)} />
          <FormError keepsRow />
          <Buttons>
            <SubmitButton>Save</SubmitButton>
            <Button onClick={onClose}>Cancel</Button>
          </Buttons>
        </Form>
        <ItemPictures item={item} />
      </div>
    </section>
  )
}
