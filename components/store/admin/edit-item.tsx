import { useId } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { bodyOf, changedIn, typedIn, valuesOf } from '@/components/ui/form/form-values'
import { useSubmit } from '@/components/ui/form/use-submit'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeAdminCalls } from '@/components/store/admin/calls'
import { ITEM_FIELDS } from '@/lib/store/form'
import type { ShownItem } from '@/lib/store/schema'
import { ItemPictures } from './item-pictures'
import admin from './store-admin.module.css'

type EditItemProps = { item: ShownItem; onClose: () => void }

export function EditItem({ item, onClose }: EditItemProps) {
  const submit = useSubmit()
  const id = useId()
  const stored = valuesOf(ITEM_FIELDS, item)

  function save(data: FormData) {
    const typed = typedIn(ITEM_FIELDS, data)
    const changed = changedIn(ITEM_FIELDS, stored, typed)
    if (changed.length === 0) return onClose()
    void submit.run(
      () => storeAdminCalls.updateItem(item._id, bodyOf(ITEM_FIELDS, typed, changed)),
      {
        refresh: true,
        onSuccess() {
          onClose()
          alert(STORE_ADMIN_TEXTS.updated)
        },
        onFailure: () => alert(STORE_ADMIN_TEXTS.updateFailed),
      },
    )
  }

  return (
    <section className={admin.form} aria-labelledby={id}>
      <h2 id={id} className="type-name">
        Edit {item.title}
      </h2>
      <div className={admin.columns}>
        <Form submit={submit} className={admin.fields} onSubmit={save}>
          <FormFields fields={ITEM_FIELDS} values={stored} />
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
