'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/form/field'
import { FileForm } from '@/components/ui/form/file-form'
import { isBlank } from '@/lib/config/blank'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { pageCalls } from './calls'

type InsertPictureProps = { pageId: string; onInsert: (markdown: string) => void }

export function InsertPicture({ pageId, onInsert }: InsertPictureProps) {
  const [alt, setAlt] = useState('')

  function check(): Record<string, string> {
    return isBlank(alt) ? { alt: OWN_PAGE_TEXTS.altMissing } : {}
  }

  async function send(...sent: Parameters<typeof pageCalls.addImage>) {
    const { path } = await pageCalls.addImage(...sent)
    onInsert(`![${alt.trim().replace(/[\\[\]]/g, '\\$&')}](${path})`)
    setAlt('')
  }

  return (
    <FileForm
      label="Insert a picture"
      help={PICTURE_HELP}
      missing={OWN_PAGE_TEXTS.pictureMissing}
      action="Insert"
      check={check}
      send={(file, control) => send(pageId, file, control)}
      options={{ refresh: false, success: OWN_PAGE_TEXTS.pictureInserted }}
    >
      <Field
        label="What it shows"
        name="alt"
        value={alt}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => setAlt(target.value)}
      />
    </FileForm>
  )
}
