import { deletePiece, updatePiece } from '@/lib/gallery/admin/pieces'
import { deletedAnswer, patchBody, pieceParams, updatedAnswer } from '@/lib/gallery/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-117
export const PATCH = defineRoute({
  access: 'gallery_manager',
  summary: 'Changes a piece; managers change what they have uploaded, admins all.',
  params: pieceParams,
  body: patchBody,
  answer: updatedAnswer,
  run: ({ viewer, params, body }) => updatePiece(viewer, params.id, body),
})

export const DELETE = defineRoute({
  access: 'gallery_manager',
  summary: 'Takes a piece off the wall; for 30 days it can be restored.',
  params: pieceParams,
  answer: deletedAnswer,
  run: ({ viewer, params }) => deletePiece(viewer, params.id),
})
