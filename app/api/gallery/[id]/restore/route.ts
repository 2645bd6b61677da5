import { restorePiece } from '@/lib/gallery/admin/pieces'
import { pieceParams, restoredAnswer } from '@/lib/gallery/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-19c
export const POST = defineRoute({
  access: 'gallery_manager',
  summary: 'Brings a deleted piece back.',
  params: pieceParams,
  answer: restoredAnswer,
  run: ({ viewer, params }) => restorePiece(viewer, params.id),
})
