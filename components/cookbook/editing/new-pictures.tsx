'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import fileStyles from '@/components/ui/form/file-field.module.css'
import { FilePreview } from '@/components/ui/form/file-preview'
import { dataSize } from '@/lib/format'
import { useDrop } from '@/components/ui/form/use-drop'
import { Reorder } from '@/components/ui/reorder/reorder'
import { PICTURE_TYPES } from '@/lib/config/picture-types'
import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import styles from './pictures.module.css'
import type { PictureQueue, QueuedPicture } from './use-picture-queue'

type NewPicturesProps = {
  pictures: PictureQueue
  /** How many more the recipe takes. */
  room: number
}

export function NewPictures({ pictures, room }: NewPicturesProps) {
  const { queue, refusal, isSending, add, remove, reorder, cancel } = pictures
  const id = useId()
  const { isOver, handlers } = useDrop((files) => !isSending && add([...files]))

  return (
    <div className={styles.group} {...handlers}>
      {queue.length > 0 && (
        <Reorder
          label="New pictures in their order"
          items={queue}
          keyOf={({ key }) => key}
          nameOf={({ file }) => file.name}
          isFixed={() => isSending}
          onMove={reorder}
        >
          {(picture) => (
            <QueuedRow
              picture={picture}
              isSending={isSending}
              onRemove={() => remove(picture.key)}
              onCancel={cancel}
            />
          )}
        </Reorder>
      )}
      {room > 0 && (
        <div className={`${fileStyles.zone} ${isOver ? fileStyles.over : ''}`}>
          <input
            id={id}
            type="file"
            multiple
            className={fileStyles.input}
            accept={PICTURE_TYPES.join(',')}
            disabled={isSending}
            aria-label="Add pictures"
            aria-invalid={refusal ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])])
              // Allows choosing the same file again.
              currentTarget.value = ''
            }}
          />
          <p className={`${fileStyles.words} type-control`}>
            Choose, drop or paste pictures. The first one is the cover.
          </p>
        </div>
      )}
      <p
        id={`${id}-note`}
        className={`${refusal ? styles.error : 'muted'} type-small`}
        role="alert"
      >
        {refusal ?? `At most ${RECIPE_LIMITS.pictures} pictures of 8 MB each.`}
      </p>
    </div>
  )
}

type QueuedRowProps = {
  picture: QueuedPicture
  isSending: boolean
  onRemove: () => void
  onCancel: () => void
}

function QueuedRow({ picture, isSending, onRemove, onCancel }: QueuedRowProps) {
  const { file, progress, error } = picture
  return (
    <div className={styles.row}>
      <FilePreview file={file} />
      <div className={styles.words}>
        <p className={`${styles.name} type-control`}>
          {file.name}, {dataSize(file.size)}
        </p>
        {error && <p className={`${styles.error} type-small`}>{error} Save again to send it.</p>}
        {progress !== null && (
          <progress className={styles.bar} value={progress} aria-label={`Sending ${file.name}`} />
        )}
      </div>
      {progress !== null && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
      {!isSending && (
        <Button variant="quiet" aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  )
}
