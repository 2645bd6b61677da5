'use client'

import { FileForm } from '@/components/ui/form/file-form'
import { DRAWN_TYPES, drawnHelp } from '@/lib/config/picture-types'
import { ICON_BYTES, ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { iconCalls } from '@/components/icons/admin/calls'

const ICON_RULES = { accept: DRAWN_TYPES, maxBytes: ICON_BYTES }

/** The file's name becomes the icon's. */
export function UploadIcon() {
  return (
    <FileForm
      label="Icon"
      name="icon"
      rules={ICON_RULES}
      help={`${drawnHelp(ICON_BYTES)} The icon gets the name of the file; one of the same name is replaced.`}
      missing={ICON_TEXTS.missing}
      action="Upload"
      isMain
      send={iconCalls.uploadIcon}
      options={{
        success: ICON_TEXTS.uploaded,
        toastsFailure: true,
        mapError: ({ text }) => ({ text: ICON_TEXTS.uploadFailed, fields: { icon: text } }),
      }}
    />
  )
}
