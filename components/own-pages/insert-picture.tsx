'use client'

import { useId, useState } from 'react'
import { Field } from '@/components/ui/form/field'
import { FileField } from '@/components/ui/form/file-field'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useUpload } from '@/components/ui/form/use-upload'
import { isBlank } from '@/lib/config/blank'
import { LIMITS } from '@/lib/config/limits'
import { PICTURE_HELP, PICTURE_TYPES } from '@/lib/config/picture-types'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { pageCalls } from './calls'
import styles from './insert-picture.module.css'

type InsertPictureProps = { pageId: string; onInsert: (markdown: string) => void }

/** It stores the picture with the page, and puts its mark into the text. */
export function InsertPicture({ pageId, onInsert }: InsertPictureProps) {
  const id = useId()
  const [alt, setAlt] = useState('')
  const submit = useSubmit()
  const upload = useUpload(submit, (file, control) => pageCalls.addImage(pageId, file, control), {
    mapError: ({ text }) => ({ fields: { image: text } }),
    success: 'The picture is in the text.',
    onSuccess({ path }) {
      onInsert(`![${alt.trim().replace(/[\\[\]]/g, '\\$&')}](${path})`)
      setAlt('')
    },
  })

  function insert() {
    if (!upload.file) return submit.fail({ image: OWN_PAGE_TEXTS.pictureMissing })
    if (isBlank(alt)) return submit.fail({ alt: OWN_PAGE_TEXTS.altMissing })
    upload.start()
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={`${styles.title} type-small`}>
        Insert a picture
      </h2>
      <Form submit={submit} onSubmit={insert}>
        <FileField
          label="Picture"
          name="image"
          accept={PICTURE_TYPES}
          maxBytes={LIMITS.fileBytes}
          upload={upload}
          help={PICTURE_HELP}
        />
        <Field
          label="What it shows"
          name="alt"
          value={alt}
          maxLength={300}
          autoComplete="off"
          help="Screen readers say it, and it stands there where the picture cannot be shown."
          onChange={({ target }) => setAlt(target.value)}
        />
        <FormError />
        <div>
          <SubmitButton variant="outline">Insert</SubmitButton>
        </div>
      </Form>
    </section>
  )
}
