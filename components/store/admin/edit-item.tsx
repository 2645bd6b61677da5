'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeAdminCalls } from '@/components/store/admin/calls'
import type { ShownItem } from '@/lib/store/schema'
import { ItemFields } from './item-fields'
import styles from './item-fields.module.css'
import { ItemPictures } from './item-pictures'
import { changesOf, readValues, valuesOf } from './item-values'
import admin from './store-admin.module.css'

type EditItemProps = { item: ShownItem; onClose: () => void }

export function EditItem({ item, onClose }: EditItemProps) {
  const submit = useSubmit()
  const id = useId()

  function save(data: FormData) {
    const changes = changesOf(valuesOf(item), readValues(data))
    if (Object.keys(changes).length === 0) return onClose()
    void submit.run(() => storeAdminCalls.updateItem(item._id, changes), {
      refresh: true,
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
        <Form submit={submit} className={styles.form} onSubmit={save}>
          <ItemFields values={valuesOf(item)} />
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
