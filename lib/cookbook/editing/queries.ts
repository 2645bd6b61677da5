import type { POST as RESTORE } from '@/app/api/recipes/[id]/restore/route'
import type { DELETE, PUT } from '@/app/api/recipes/[id]/route'
import type { POST as ADD_PICTURE } from '@/app/api/recipes/image/[id]/route'
import type { DELETE as REMOVE_PICTURE } from '@/app/api/recipes/images/[id]/[image]/route'
import type { POST } from '@/app/api/recipes/route'
import { recipeImagePath } from '@/lib/cookbook/queries'
import { callRoute } from '@/lib/http/client'
import type { RouteBody } from '@/lib/http/route-spec'
import { type UploadControl, uploadRoute } from '@/lib/http/upload'

export function addRecipe(body: RouteBody<typeof POST>) {
  return callRoute<typeof POST>('/api/recipes', { method: 'POST', body })
}

export function updateRecipe(id: string, body: RouteBody<typeof PUT>) {
  return callRoute<typeof PUT>(`/api/recipes/${id}`, { method: 'PUT', body })
}

export function deleteRecipe(id: string) {
  return callRoute<typeof DELETE>(`/api/recipes/${id}`, { method: 'DELETE' })
}

export function restoreRecipe(id: string) {
  return callRoute<typeof RESTORE>(`/api/recipes/${id}/restore`, { method: 'POST' })
}

export function addPicture(id: string, file: File, control: UploadControl) {
  const form = new FormData()
  form.append('image', file)
  return uploadRoute<typeof ADD_PICTURE>(`/api/recipes/image/${id}`, form, control)
}

export function removePicture(id: string, image: string) {
  return callRoute<typeof REMOVE_PICTURE>(recipeImagePath(id, image), { method: 'DELETE' })
}
