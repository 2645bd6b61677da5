import { FileForm } from '@/components/ui/form/file-form'
import { BADGE_ADMIN_TEXTS as TEXTS, imageMissingFor } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { AdminBadge } from '@/lib/badges/admin/schema'
import { DRAWN_TYPES } from '@/lib/config/picture-types'

/** The image replaces the drawn medal (G-98). */
export function BadgeImage({ badge: { code, name, image } }: { badge: AdminBadge }) {
  return (
    <FileForm
      label="Picture"
      accept={DRAWN_TYPES}
      help={image ? 'It replaces the present picture.' : 'It replaces the drawn medal.'}
      missing={imageMissingFor(name)}
      action="Upload picture"
      send={(file, control) => badgeAdminCalls.uploadBadgeImage(code, file, control)}
      options={{ success: TEXTS.imageStored }}
    />
  )
}
