'use client'

import { useId, useState } from 'react'
import { FileField } from '@/components/ui/form/file-field'
import type { Upload } from '@/components/ui/form/use-upload'
import { LIMITS } from '@/lib/config/limits'
import { PICTURE_TYPES } from '@/lib/config/picture-types'
import { MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import styles from './photo-field.module.css'
import { shrinkPhoto } from './shrink-photo'

/** A camera's file may be this large; it is made smaller before it is sent. */
const MAX_BYTES = 60 * 1000 * 1000

type PhotoFieldProps = { upload: Upload; onRefuse: (text: string) => void }

export function PhotoField({ upload, onRefuse }: PhotoFieldProps) {
  const id = useId()
  const [isShrinking, setShrinking] = useState(false)

  async function take(file: File | null) {
    if (!file) return upload.onChoose(null)
    setShrinking(true)
    const photo = await shrinkPhoto(file)
    setShrinking(false)
    upload.onChoose(photo.size > LIMITS.fileBytes ? null : photo)
    if (photo.size > LIMITS.fileBytes) onRefuse(MAKE_TEXTS.tooLarge)
  }

  return (
    <div className={styles.photo} aria-busy={isShrinking}>
      <FileField
        label="Add a photo"
        name="image"
        accept={PICTURE_TYPES}
        maxBytes={MAX_BYTES}
        upload={{ ...upload, onChoose: (file) => void take(file) }}
        help={isShrinking ? 'Making the photo smaller…' : 'It loses its place and camera data.'}
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
            void take(currentTarget.files?.[0] ?? null)
            currentTarget.value = ''
          }}
        />
      </label>
    </div>
  )
}
