'use client'

import { cutText } from '@/lib/config/cut-text'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { newPieceValues } from '@/components/gallery/admin/add-art'
import { galleryCalls } from '@/components/gallery/admin/calls'
import { Field } from '@/components/ui/form/field'
import { FilesField } from '@/components/ui/form/files-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { newValues, typedIn, uploadOf } from '@/components/ui/form/form-values'
import { QueuedRow } from '@/components/ui/form/queued-row'
import { useFileQueue } from '@/components/ui/form/use-file-queue'
import { useSubmit } from '@/components/ui/form/use-submit'
import { Link } from '@/components/ui/link'
import { piecePath } from '@/lib/config/paths'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { counted } from '@/lib/format'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { PIECE_FIELDS } from '@/lib/gallery/form'
import type { GalleryItem } from '@/lib/gallery/schema'
import styles from './add-many.module.css'

const SHARED = ['creator', 'dateMade', 'toShow'] as const

/** Each picture becomes a piece; one that fails stays in its line, to be sent again. */
export function AddMany({ creator, today }: { creator: string; today: string }) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const files = useFileQueue()
  const submit = useSubmit()
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const [added, setAdded] = useState<readonly GalleryItem[]>([])
  const { queue } = files

  const titleFor = (key: string, file: File) => titles[key] ?? titleOf(file.name)

  function send(keys?: string[]) {
    if (queue.length === 0) {
      // A refusal says itself what is wrong.
      if (files.refusals.length === 0) submit.fail({}, GALLERY_TEXTS.noPictures)
      return
    }
    const shared = typedIn(PIECE_FIELDS, new FormData(form.current ?? undefined))
    void submit.run(async () => {
      const isWhole = await files.send(async ({ key, file, sent }, control) => {
        const values = { ...newValues(PIECE_FIELDS), ...shared, title: titleFor(key, file) }
        const body = uploadOf(PIECE_FIELDS, values, { image: sent })
        const piece = await galleryCalls.uploadPiece(body, control)
        setAdded((now) => [...now, piece])
      }, keys)
      router.refresh()
      if (!isWhole) submit.fail({}, GALLERY_TEXTS.someLeft)
    })
  }

  return (
    <Form submit={submit} formRef={form} className={styles.form} onSubmit={() => send()}>
      <FilesField
        label="Pictures"
        files={files}
        text="Choose, drop or paste pictures. Each becomes a piece."
        help={PICTURE_HELP}
      >
        <ul className={styles.rows} aria-label="Pictures to send">
          {queue.map((item) => (
            <li key={item.key}>
              <QueuedRow item={item} files={files} retry={() => send([item.key])}>
                <Field
                  label={`Title of ${item.file.name}`}
                  value={titleFor(item.key, item.file)}
                  autoComplete="off"
                  readOnly={files.isSending}
                  onChange={({ target }) => setTitles({ ...titles, [item.key]: target.value })}
                />
              </QueuedRow>
            </li>
          ))}
        </ul>
      </FilesField>
      <FormFields fields={PIECE_FIELDS} names={SHARED} values={newPieceValues(creator, today)} />
      <FormError keepsRow />
      <div>
        <SubmitButton>
          {queue.length > 0 ? `Add ${counted(queue.length, 'piece')}` : 'Add pieces'}
        </SubmitButton>
      </div>
      <div role="status">
        {added.length > 0 && <p>{counted(added.length, 'piece')} added:</p>}
        <ul className={styles.rows} aria-label="Added pieces">
          {added.map(({ _id, title }) => (
            <li key={_id}>
              <Link href={piecePath(_id)} className={styles.work}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Form>
  )
}

/** `harbour_at-noon.jpg` is "harbour at noon". */
export function titleOf(fileName: string): string {
  const words = fileName.replace(/\.\w+$/, '').replace(/[_-]+/g, ' ')
  return cutText(words.trim(), PIECE_FIELDS.title.max)
}
