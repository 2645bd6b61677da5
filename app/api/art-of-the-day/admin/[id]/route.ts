import { editArt } from '@/lib/aotd/admin/edit-art'
import { getEntry } from '@/lib/aotd/admin/entries'
import { artIdParams, editArtBody } from '@/lib/aotd/admin/schema'
import { deleteArt } from '@/lib/aotd/admin/trash'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/admin/{id}: any entry with all its fields (S2 §7, G-62)
export const GET = defineRoute({
  access: 'admin',
  summary: 'An entry with all its fields.',
  params: artIdParams,
  run: ({ viewer, params }) => getEntry(viewer, params.id),
})

// PUT /api/art-of-the-day/admin/{id}: changes the listed fields, under an optimistic lock (G-62)
export const PUT = defineRoute({
  access: 'admin',
  summary: 'Changes an entry; with `__v` it is refused where somebody else did so meanwhile.',
  params: artIdParams,
  body: editArtBody,
  run: ({ viewer, params, body }) => editArt(viewer, params.id, body),
})

// DELETE /api/art-of-the-day/admin/{id}: to the trash; its day can be claimed again (G-62)
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Deletes an entry, which can be restored for 30 days.',
  params: artIdParams,
  run: ({ viewer, params }) => deleteArt(viewer, params.id),
})
