import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { CHOOSE_FIRST, ConflictPanel } from '@/components/ui/form/conflict-panel'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { RestoredNote } from '@/components/ui/form/restored-note'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { coffeeAdminCalls, mapPairErrors } from '@/components/coffee/admin/calls'
import { COFFEE_FIELDS } from '@/lib/coffee/form'
import type { Coffee } from '@/lib/coffee/schema'
import styles from './admin.module.css'
import { Details } from './details'
import { ImageStep } from './image-step'
import { useCoffeeEdits } from './use-coffee-edits'

export function EditCoffee({ coffee, onClose }: { coffee: Coffee; onClose: () => void }) {
  const submit = useSubmit({ notice: { length: 'short' }, mapError: mapPairErrors })
  const { values, conflicts, ...edits } = useCoffeeEdits(coffee)
  const isSaving = submit.busy !== null

  function close() {
    edits.forget()
    onClose()
  }

  function save() {
    if (conflicts.isOpen) return submit.fail({}, CHOOSE_FIRST)
    if (!values.date) return submit.fail({ date: COFFEE_FIELDS.date.invalid })
    const changes = edits.changes()
    if (!changes) return close()
    void submit.run(() => coffeeAdminCalls.updateCoffee(coffee._id, changes), {
      success: TEXTS.updated,
      refresh: true,
      onSuccess: close,
      onFailure(failure) {
        edits.onFailure(failure)
        return showToast('error', TEXTS.updateFailed, { length: 'short' })
      },
    })
  }

  return (
    <Dialog title="Edit Coffee Details" onClose={onClose} wide>
      <Form submit={submit} className={styles.form} onSubmit={save}>
        {edits.isRestored && <RestoredNote onDiscard={edits.forget} />}
        {conflicts.isMerged && <ConflictPanel conflicts={conflicts.list} onPick={edits.pick} />}
        <Details values={values} onChange={edits.change} variant="edit" />
        <FormError keepsRow />
        <Buttons>
          <SubmitButton>{isSaving ? 'Saving...' : 'Save Changes'}</SubmitButton>
          <Button onClick={close}>Cancel</Button>
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
