import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { ICON_MEDIA_OWNER } from '@/lib/icons/admin/icons'
import { iconTrash } from '@/lib/icons/trash'
import { IconModel } from '@/models/icon'

export const icons = defineFeature({
  name: 'icons',
  kind: 'content',
  models: [IconModel],
  trash: [iconTrash],
  media: {
    owner: ICON_MEDIA_OWNER,
    listReferenced: (names) => IconModel.distinct('file', { file: { $in: names } }),
  },
  adminScreens: [{ label: 'icons', href: PATHS.adminIcons }],
})
