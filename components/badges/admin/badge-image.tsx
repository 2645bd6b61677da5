import { FileForm } from '@/components/ui/form/file-form'
import { BADGE_ADMIN_TEXTS as TEXTS, imageMissingFor } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { AdminBadge } from '@/lib/badges/admin/schema'
import { LIMITS } from '@/lib/config/limits'
import { DRAWN_TYPES, drawnHelp } from '@/lib/config/picture-types'

const DRAWN_RULES = { accept: DRAWN_TYPES, maxBytes: LIMITS.fileBytes }
const DRAWN_HELP = drawnHelp(DRAWN_RULES.maxBytes)

/** The image replaces the drawn medal (G-98). */
export function BadgeImage({ badge: { code, name, image } }: { badge: AdminBadge }) {
  return (
    <FileForm
      label="Picture"
      rules={DRAWN_RULES}
      help={`${DRAWN_HELP} It replaces ${image ? 'the present picture' : 'the drawn medal'}.`}
      missing={imageMissingFor(name)}
      action="Upload picture"
      send={(file, control) => badgeAdminCalls.uploadBadgeImage(code, file, control)}
      options={{ success: TEXTS.imageStored }}
    />
  )
}
