import { invalidate } from '@/lib/cache'
import { ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { ICON_TAG } from '@/lib/icons/tags'
import { type Deletable, defineTrash } from '@/lib/trash/define-trash'
import { IconModel, type StoredIcon } from '@/models/icon'

export const iconTrash = defineTrash({
  model: IconModel,
  kind: 'icon',
  noun: 'icon',
  nameOf: (icon: StoredIcon & Deletable) => icon.name,
  factsOf: ({ file }) => ({ file }),
  filesOf: ({ file }) => [file],
  takenText: ICON_TEXTS.taken,
  onChange: () => invalidate([ICON_TAG]),
})
