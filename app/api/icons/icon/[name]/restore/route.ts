import { defineRoute } from '@/lib/http/define-route'
import { restoreIcon } from '@/lib/icons/admin/icons'
import { iconParams, uploadedIcon } from '@/lib/icons/schema'

// G-19c
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings the icon of this name back that was deleted last.',
  params: iconParams,
  answer: uploadedIcon,
  run: ({ viewer, params }) => restoreIcon(viewer, params.name),
})
