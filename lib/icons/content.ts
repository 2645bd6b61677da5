import { defineContent } from '@/lib/content/define-content'
import { ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { ICON_TAG } from '@/lib/icons/tags'
import { IconModel } from '@/models/icon'

export const iconContent = defineContent({
  model: IconModel,
  tags: [ICON_TAG],
  kind: 'icon',
  noun: 'icon',
  nameOf: ({ name }) => name,
  factsOf: ({ file }) => ({ file }),
  filesOf: ({ file }) => [file],
  taken: { message: ICON_TEXTS.taken },
})
