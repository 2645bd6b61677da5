import { editArt } from '@/lib/aotd/admin/edit-art'
import { getEntry } from '@/lib/aotd/admin/entries'
import { adminArt, artIdParams, deletedAnswer, editArtBody } from '@/lib/aotd/admin/schema'
import { deleteArt } from '@/lib/aotd/admin/trash'
import { defineRoute } from '@/lib/http/define-route'

// G-62
export const GET = defineRoute({
  access: 'admin',
  summary: 'An entry with all its fields.',
  params: artIdParams,
  answer: adminArt,
  errors: 'message',
  run: ({ viewer, params }) => getEntry(viewer, params.id),
})

// G-62
export const PUT = defineRoute({
  access: 'admin',
  summary: 'Changes an entry; with `__v` it is refused where somebody else did so meanwhile.',
  params: artIdParams,
  body: editArtBody,
  answer: adminArt,
  errors: 'message',
  run: ({ viewer, params, body }) => editArt(viewer, params.id, body),
})

// G-62
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Deletes an entry, which can be restored for 30 days.',
  params: artIdParams,
  answer: deletedAnswer,
  errors: 'message',
  run: ({ viewer, params }) => deleteArt(viewer, params.id),
})
