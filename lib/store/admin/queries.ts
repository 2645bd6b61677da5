import type { POST as RESTORE } from '@/app/api/store/[id]/restore/route'
import type { DELETE } from '@/app/api/store/[id]/route'
import type { POST as ADD_IMAGE } from '@/app/api/store/addImage/[id]/route'
import type { DELETE as REMOVE_IMAGE } from '@/app/api/store/images/[name]/[fileName]/route'
import type { PATCH } from '@/app/api/store/update/[id]/route'
import type { POST as UPLOAD } from '@/app/api/store/upload/route'
import { callRoute } from '@/lib/http/client'
import type { RouteBody } from '@/lib/http/route-spec'
import { type UploadControl, uploadRoute } from '@/lib/http/upload'
import { storeImagePath } from '@/lib/store/queries'

export type ItemChanges = RouteBody<typeof PATCH>

/** `image` in the form is the first picture. */
export function addItem(form: FormData, control: UploadControl) {
  return uploadRoute<typeof UPLOAD>('/api/store/upload', form, control)
}

export function updateItem(id: string, body: ItemChanges) {
  return callRoute<typeof PATCH>(`/api/store/update/${id}`, { method: 'PATCH', body })
}

export function addPicture(id: string, file: File, control: UploadControl) {
  const form = new FormData()
  form.append('image', file)
  return uploadRoute<typeof ADD_IMAGE>(`/api/store/addImage/${id}`, form, control)
}

export function removePicture(id: string, fileName: string) {
  const path = storeImagePath(`${id}/${fileName}`)
  return callRoute<typeof REMOVE_IMAGE>(path, { method: 'DELETE' })
}

export function deleteItem(id: string) {
  return callRoute<typeof DELETE>(`/api/store/${id}`, { method: 'DELETE' })
}

export function restoreItem(id: string) {
  return callRoute<typeof RESTORE>(`/api/store/${id}/restore`, { method: 'POST' })
}
