import { FilesField } from '@/components/ui/form/files-field'
import { QueuedRow } from '@/components/ui/form/queued-row'
import type { FileQueue } from '@/components/ui/form/use-file-queue'
import { Reorder } from '@/components/ui/reorder/reorder'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'

type NewPicturesProps = {
  pictures: FileQueue
  /** How many more the recipe takes. */
  room: number
}

export function NewPictures({ pictures, room }: NewPicturesProps) {
  const { queue, isSending, reorder } = pictures
  return (
    <FilesField
      label="Add pictures"
      files={pictures}
      text="Choose, drop or paste pictures. The first one is the cover."
      help={`At most ${RECIPE_LIMITS.pictures} pictures. ${PICTURE_HELP}`}
      isFull={room <= 0}
    >
      {queue.length > 0 && (
        <Reorder
          label="New pictures in their order"
          items={queue}
          keyOf={({ key }) => key}
          nameOf={({ file }) => file.name}
          isFixed={() => isSending}
          onMove={reorder}
        >
          {(item) => <QueuedRow item={item} files={pictures} retry="Save again to send it." />}
        </Reorder>
      )}
    </FilesField>
  )
}
