import { useId } from 'react'
import { FileField } from '@/components/ui/form/file-field'
import type { Upload } from '@/components/ui/form/use-upload'
import styles from './photo-field.module.css'

export function PhotoField({ upload }: { upload: Upload }) {
  const id = useId()
  const isPreparing = upload.chosen?.sent === null
  return (
    <div className={styles.photo} aria-busy={isPreparing}>
      <FileField
        label="Add a photo"
        upload={upload}
        help="Large ones are scaled before they are sent. It loses its place and camera data."
      />
      <label htmlFor={id} className={`${styles.camera} type-control`}>
        Take a photo
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          className={styles.input}
          onChange={({ currentTarget }) => {
            upload.onChoose(currentTarget.files?.[0] ?? null)
            currentTarget.value = ''
          }}
        />
      </label>
    </div>
  )
}
