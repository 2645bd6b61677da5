import { defineRoute, sends } from '@/lib/http/define-route'
import { messageAnswer } from '@/lib/http/fields'
import { deleteIcon } from '@/lib/icons/admin/icons'
import { ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { getIcon } from '@/lib/icons/icons'
import { iconParams } from '@/lib/icons/schema'

// G-99
export const GET = defineRoute({
  access: 'public',
  summary: 'An icon by its name, which is matched in any case.',
  params: iconParams,
  answer: sends('image/svg+xml', 'image/png'),
  run: ({ params, ...request }) => getIcon(params.name, request),
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Deletes an uploaded icon; a built-in one shows its default again.',
  params: iconParams,
  answer: messageAnswer(ICON_TEXTS.deleted),
  run: ({ viewer, params }) => deleteIcon(viewer, params.name),
})
