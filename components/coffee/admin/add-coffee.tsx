import { useEffect, useRef, useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FileField } from '@/components/ui/form/file-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { RestoredNote } from '@/components/ui/form/restored-note'
import { useChosenFile } from '@/components/ui/form/use-chosen-file'
import { useDraftValues } from '@/components/ui/form/use-draft-values'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { coffeeAdminCalls, mapPairErrors } from '@/components/coffee/admin/calls'
import { LIMITS } from '@/lib/config/limits'
import type { Coffee } from '@/lib/coffee/schema'
import styles from './admin.module.css'
import { Details } from './details'
import { readPhotoFacts } from './exif'
import { ImageStep } from './image-step'
import { copyOf, isComplete, NEW_COFFEE, placedAt, toNewCoffee } from './coffee-values'

const CLOSE_MS = 1500

const PHOTO_RULES = { accept: ['image/jpeg'], maxBytes: LIMITS.pictureSourceBytes }

/** Two steps; without the second one, the entry stays as incomplete. */
export function AddCoffee({ newest, onClose }: { newest: Coffee | null; onClose: () => void }) {
  const { values, isRestored, change, forget } = useDraftValues('new coffee', NEW_COFFEE)
  const photo = useChosenFile({ name: 'photo', rules: PHOTO_RULES })
  const [id, setId] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const submit = useSubmit({
    fallback: TEXTS.createFailed,
    mapError: mapPairErrors,
    notice: { length: 'short' },
  })
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => close.current(), CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  function create() {
    void submit.run(() => coffeeAdminCalls.addCoffee(toNewCoffee(values)), {
      success: TEXTS.created,
      refresh: true,
      onSuccess({ coffeeId }) {
        setId(coffeeId)
        forget()
      },
    })
  }

  /** It reads the file as it was chosen: a scaled one tells nothing. */
  async function readPhoto(file: File | null) {
    photo.onChoose(file)
    if (!file) return
    const { place, date } = await readPhotoFacts(file)
    change((before) => ({
      ...before,
      ...(place && placedAt(place)),
      ...(date && { date }),
    }))
    if (!place && !date)
      await showToast('error', 'The photo tells no place and no time.', { length: 'short' })
  }

  return (
    <Dialog title="Add New Coffee" onClose={onClose} wide closesOutside>
      <ol className={`${styles.steps} type-small`}>
        <li aria-current={id === null ? 'step' : undefined}>Details</li>
        <li aria-current={id === null ? undefined : 'step'}>Image</li>
      </ol>
      {id === null ? (
        <Form submit={submit} className={styles.form} onSubmit={create}>
          {isRestored && <RestoredNote onDiscard={forget} />}
          {newest && (
            <Buttons>
              <Button onClick={() => change(() => copyOf(newest))}>Copy from the last entry</Button>
            </Buttons>
          )}
          <FileField
            label="Place and time from a photo"
            help="A JPEG of the camera. It becomes the picture of the entry, too."
            upload={{ ...photo, onChoose: (file) => void readPhoto(file) }}
          />
          <Details values={values} onChange={change} variant="add" />
          <FormError keepsRow />
          <div>
            <SubmitButton disabled={!isComplete(values) || submit.busy !== null}>
              Create Coffee Entry
            </SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <ImageStep
            id={id}
            action="Upload Image & Complete"
            file={photo.chosen?.file ?? null}
            isMain
            onDone={() => {
              setDone(true)
              void showToast('success', TEXTS.complete, { length: 'short' })
            }}
          />
          <p role="status" className="type-control">
            {isDone ? TEXTS.uploaded : TEXTS.created}
          </p>
        </>
      )}
    </Dialog>
  )
}
