import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { ICON_MEDIA_OWNER } from '@/lib/icons/icons'
import { iconContent } from '@/lib/icons/content'
import { IconModel } from '@/models/icon'

export const icons = defineFeature({
  name: 'icons',
  kind: 'content',
  models: [IconModel],
  trash: [iconContent],
  media: {
    owner: ICON_MEDIA_OWNER,
    listReferenced: (names) => IconModel.distinct('file', { file: { $in: names } }),
  },
  adminScreens: [{ label: 'icons', href: PATHS.adminIcons }],
})
