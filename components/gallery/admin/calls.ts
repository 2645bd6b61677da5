import { type ApiBody, callRoute } from '@/lib/http/call-route'
import { type UploadControl, uploadRoute } from '@/lib/http/upload'

export const galleryCalls = {
  /** The server says that a file is missing. */
  uploadPiece: (form: FormData, control: UploadControl = {}) =>
    uploadRoute('/api/gallery/upload', form, control),

  updatePiece: (id: string, body: ApiBody<'/api/gallery/[id]', 'PATCH'>) =>
    callRoute('/api/gallery/[id]', 'PATCH', { params: { id }, body }),

  deletePiece: (id: string) => callRoute('/api/gallery/[id]', 'DELETE', { params: { id } }),

  restorePiece: (id: string) => callRoute('/api/gallery/[id]/restore', 'POST', { params: { id } }),
}
