import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { FileForm } from '@/components/ui/form/file-form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { Reorder } from '@/components/ui/reorder/reorder'
import { useMoveQueue } from '@/components/ui/reorder/use-move-queue'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeAdminCalls } from '@/components/store/admin/calls'
import { STORE_LIMITS } from '@/lib/store/catalogue'
import { storeImagePath } from '@/lib/store/tags'
import type { ShownItem } from '@/lib/store/schema'
import styles from './item-pictures.module.css'

export function ItemPictures({ item }: { item: ShownItem }) {
  const { _id, title, fileNames } = item
  const change = useSubmit({ toastsFailure: true })
  const [pictureToRemove, setPictureToRemove] = useState<Picture | null>(null)
  const { order, move } = useMoveQueue<readonly string[]>()
  const pictures = inOrder(item, order)

  function store(next: readonly Picture[]) {
    const names = next.map(({ full }) => full)
    move(names, () => storeAdminCalls.updateItem(_id, { fileNames: names }), true)
  }

  const remove = ({ full }: Picture) =>
    change.run(() => storeAdminCalls.removePicture(_id, full), {
      refresh: true,
      success: STORE_ADMIN_TEXTS.pictureRemoved,
    })

  return (
    <div className={styles.pictures}>
      <Reorder
        label={`Pictures of ${title}`}
        items={pictures}
        keyOf={({ full }) => full}
        nameOf={({ name }) => name}
        onMove={store}
      >
        {(picture) => (
          <div className={styles.row}>
            <img
              className={styles.thumb}
              src={storeImagePath(picture.small)}
              alt={picture.name}
              width={72}
              height={72}
            />
            {fileNames.length > 1 && (
              <Button
                variant="quiet"
                aria-label={`Remove ${picture.name}`}
                onClick={() => setPictureToRemove(picture)}
              >
                Remove
              </Button>
            )}
          </div>
        )}
      </Reorder>
      {fileNames.length < STORE_LIMITS.pictures && (
        <FileForm
          label="Add a picture"
          help={`At most ${STORE_LIMITS.pictures} pictures. ${PICTURE_HELP}`}
          canCrop
          missing={STORE_ADMIN_TEXTS.pictureMissing}
          action="Add picture"
          send={(file, control) => storeAdminCalls.addPicture(_id, file, control)}
          options={{ success: 'Picture added.' }}
        />
      )}
      {pictureToRemove && (
        <ConfirmDialog
          title={`Remove ${pictureToRemove.name}?`}
          confirm="remove"
          cancel="keep"
          onConfirm={() => remove(pictureToRemove)}
          onClose={() => setPictureToRemove(null)}
        >
          The file is deleted and cannot be restored.
        </ConfirmDialog>
      )}
    </div>
  )
}

type Picture = { full: string; small: string; name: string }

function inOrder(item: ShownItem, order: readonly string[] | null): Picture[] {
  const pictures = item.fileNames.map((full, i) => ({
    full,
    small: item.smallFileNames[i] ?? full,
    name: `picture ${i + 1}`,
  }))
  const isKnown =
    order?.length === pictures.length && pictures.every(({ full }) => order.includes(full))
  if (!order || !isKnown) return pictures
  return pictures.toSorted((a, b) => order.indexOf(a.full) - order.indexOf(b.full))
}
