import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { showToast } from '@/components/ui/show-toast'
import { Reorder } from '@/components/ui/reorder/reorder'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { recipeImagePath } from '@/lib/cookbook/tags'
import { recipeCalls } from '@/components/cookbook/editing/calls'
import styles from './pictures.module.css'

type StoredPicturesProps = {
  recipeId: string
  images: readonly string[]
  /** A new order is stored with the form. */
  onMove: (images: string[]) => void
  /** A removal is stored at once; these are left. */
  onDelete: (images: readonly string[]) => void
}

export function StoredPictures({ recipeId, images, onMove, onDelete }: StoredPicturesProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  if (images.length === 0) return null
  const nameOf = (image: string) => `picture ${images.indexOf(image) + 1}`

  async function remove(image: string): Promise<void> {
    try {
      const { images: left } = await recipeCalls.removePicture(recipeId, image)
      onDelete(left)
      void showToast('success', COOKBOOK_TEXTS.pictureDeleted, { length: 'short' })
    } catch {
      void showToast('error', COOKBOOK_TEXTS.pictureDeleteFailed, { length: 'short' })
    }
  }

  return (
    <>
      <Reorder
        label="Pictures in their order"
        items={images}
        keyOf={(image) => image}
        nameOf={nameOf}
        onMove={onMove}
      >
        {(image) => (
          <div className={styles.row}>
            <img
              className={styles.thumb}
              src={recipeImagePath(recipeId, image)}
              alt={nameOf(image)}
              width={56}
              height={56}
              loading="lazy"
            />
            <p className={`${styles.words} type-control`}>
              {images[0] === image ? 'cover' : nameOf(image)}
            </p>
            <Button
              variant="quiet"
              aria-label={`Delete ${nameOf(image)}`}
              onClick={() => setChosen(image)}
            >
              Delete
            </Button>
          </div>
        )}
      </Reorder>
      {chosen !== null && (
        <ConfirmDialog
          title={`Delete ${nameOf(chosen)}?`}
          confirm="delete"
          cancel="keep"
          onConfirm={() => remove(chosen)}
          onClose={() => setChosen(null)}
        >
          It leaves the recipe at once, also if the form is not saved.
        </ConfirmDialog>
      )}
    </>
  )
}
