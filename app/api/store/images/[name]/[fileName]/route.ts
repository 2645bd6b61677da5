import { z } from 'zod'
import { defineRoute } from '@/lib/http/define-route'
import { removePicture } from '@/lib/store/admin/pictures'
import { storeItem } from '@/lib/store/schema'

// G-118; two folders of one place must have one name, so the item's id is `name` here.
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Removes a picture of the item with the id `name`; one picture stays (409).',
  params: z.object({ name: z.string(), fileName: z.string() }),
  answer: storeItem,
  run: ({ viewer, params }) => removePicture(viewer, params.name, params.fileName),
})
