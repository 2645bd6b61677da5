'use client'

import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { FileForm } from '@/components/ui/form/file-form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { sitePicturePath } from '@/lib/settings/catalogue'
import type { SitePictureName } from '@/lib/settings/schema'
import { settingsCalls } from './calls'
import styles from './settings.module.css'

const PICTURES: readonly { name: SitePictureName; label: string; help: string }[] = [
  { name: 'logo', label: 'Logo', help: 'It stands in place of the name in the header.' },
  { name: 'icon', label: 'Icon', help: 'A square; browsers show it in tabs and on phones.' },
  { name: 'share', label: 'Share picture', help: '1200 × 630; for links to home and about.' },
]

type SitePicturesProps = { files: Readonly<Record<SitePictureName, string | null>> }

export function SitePictures({ files }: SitePicturesProps) {
  const { run } = useSubmit({ toastsFailure: true })
  return (
    <div className={styles.pictures}>
      {PICTURES.map(({ name, label, help }) => {
        const file = files[name]
        return (
          <div key={name} className={styles.picture}>
            {file && <img src={sitePicturePath(file)} alt={`${label} now`} />}
            <FileForm
              label={label}
              name="picture"
              help={help}
              missing="Please select an image."
              action={file ? 'Replace' : 'Add'}
              send={(picture, control) => settingsCalls.setPicture(name, picture, control)}
              options={{ success: `${label}: saved.` }}
            />
            {file && (
              <div>
                <ConfirmButton
                  label={`remove ${label.toLowerCase()}`}
                  title={`Remove the ${label.toLowerCase()}?`}
                  confirm="remove"
                  cancel="keep"
                  onConfirm={() =>
                    run(() => settingsCalls.removePicture(name), {
                      success: `${label}: removed.`,
                      refresh: true,
                    })
                  }
                >
                  The file is deleted and cannot be restored.
                </ConfirmButton>
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
