import { type ApiBody, callRoute } from '@/lib/http/call-route'
import { formOf, type UploadControl, uploadRoute } from '@/lib/http/upload'

export type PieceChanges = ApiBody<'/api/gallery/[id]', 'PATCH'>

export const galleryCalls = {
  /** The server says that a file is missing. */
  uploadPiece: (form: FormData, control: UploadControl = {}) =>
    uploadRoute('/api/gallery/upload', form, control),

  updatePiece: (id: string, body: PieceChanges) =>
    callRoute('/api/gallery/[id]', 'PATCH', { params: { id }, body }),

  showPieces: (ids: string[], toShow: boolean) =>
    callRoute('/api/gallery', 'PATCH', { body: { ids, toShow } }),

  replacePicture: (id: string, image: File, control: UploadControl) =>
    uploadRoute('/api/gallery/[id]/image', formOf({ image }), { params: { id }, ...control }),

  deletePiece: (id: string) => callRoute('/api/gallery/[id]', 'DELETE', { params: { id } }),

  restorePiece: (id: string) => callRoute('/api/gallery/[id]/restore', 'POST', { params: { id } }),
}
