import { FileForm } from '@/components/ui/form/file-form'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { coffeeAdminCalls } from '@/components/coffee/admin/calls'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import styles from './admin.module.css'

type ImageStepProps = {
  id: string
  action: string
  file: File | null
  isMain?: boolean
  onDone?: () => void
}

export function ImageStep({ id, file, onDone, ...button }: ImageStepProps) {
  return (
    <FileForm
      {...button}
      label="Upload Coffee Image"
      help={PICTURE_HELP}
      missing={TEXTS.imageMissing}
      className={styles.form}
      first={file}
      canCrop
      send={(image, control) => coffeeAdminCalls.setCoffeeImage(id, image, control)}
      options={{
        fallback: TEXTS.uploadFailed,
        notice: { length: 'short' },
        success: TEXTS.uploaded,
        onSuccess: onDone,
      }}
    />
  )
}
