import { useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { coffeeAdminCalls, mapPairErrors } from '@/components/coffee/admin/calls'
import type { Coffee } from '@/lib/coffee/schema'
import styles from './admin.module.css'
import { Details } from './details'
import { ImageStep } from './image-step'
import { openedCoffee, toChanges } from './coffee-values'

type EditCoffeeProps = { coffee: Coffee; onClose: () => void }

export function EditCoffee({ coffee, onClose }: EditCoffeeProps) {
  const submit = useSubmit({ notice: { length: 'short' }, mapError: mapPairErrors })
  const [values, setValues] = useState(() => openedCoffee(coffee))
  const isSaving = submit.busy !== null

  function save() {
    void submit.run(() => coffeeAdminCalls.updateCoffee(coffee._id, toChanges(values, coffee)), {
      success: TEXTS.updated,
      refresh: true,
      onSuccess: onClose,
      onFailure: () => showToast('error', TEXTS.updateFailed, { length: 'short' }),
    })
  }

  return (
    <Dialog title="Edit Coffee Details" onClose={onClose} wide>
      <Form submit={submit} className={styles.form} onSubmit={save}>
        <Details values={values} onChange={setValues} variant="edit" />
        <FormError keepsRow />
        <Buttons>
          <SubmitButton>{isSaving ? 'Saving...' : 'Save Changes'}</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </Buttons>
      </Form>
      <ImageStep
        id={coffee._id}
        action={coffee.imageUrl ? 'Replace the image' : 'Upload the image'}
        file={null}
      />
    </Dialog>
  )
}
