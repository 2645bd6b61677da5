import type { POST as RESTORE } from '@/app/api/gallery/[id]/restore/route'
import type { DELETE, PATCH } from '@/app/api/gallery/[id]/route'
import type { POST as UPLOAD } from '@/app/api/gallery/upload/route'
import { callRoute } from '@/lib/http/client'
import type { RouteBody } from '@/lib/http/route-spec'
import { type UploadControl, uploadRoute } from '@/lib/http/upload'

export const GALLERY_TAG = 'gallery'

export function picturePath(name: string): string {
  return `/api/gallery/images/${name}`
}

/** Without a file the server says so. */
export function uploadPiece(form: FormData, control: UploadControl = {}) {
  return uploadRoute<typeof UPLOAD>('/api/gallery/upload', form, control)
}

export function updatePiece(id: string, body: RouteBody<typeof PATCH>) {
  return callRoute<typeof PATCH>(`/api/gallery/${id}`, { method: 'PATCH', body })
}

export function deletePiece(id: string) {
  return callRoute<typeof DELETE>(`/api/gallery/${id}`, { method: 'DELETE' })
}

export function restorePiece(id: string) {
  return callRoute<typeof RESTORE>(`/api/gallery/${id}/restore`, { method: 'POST' })
}
