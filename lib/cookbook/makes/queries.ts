import type { POST as POST_MAKE } from '@/app/api/recipes/[id]/comment/route'
import type { PUT as CONFIRM } from '@/app/api/recipes/[id]/comments/[commentId]/confirm/route'
import type { POST as RESTORE } from '@/app/api/recipes/[id]/comments/[commentId]/restore/route'
import type { DELETE } from '@/app/api/recipes/[id]/comments/[commentId]/route'
import { callRoute } from '@/lib/http/client'
import { uploadRoute } from '@/lib/http/upload'

/** Of confirmed makes; what waits is in no shared cache. */
export const MAKES_TAG = 'makes'

type UploadControl = NonNullable<Parameters<typeof uploadRoute>[2]>
type Place = { recipeId: string; makeId: string }

export function makePath({ recipeId, makeId }: Place): string {
  return `/api/recipes/${recipeId}/comments/${makeId}`
}

export function postMake(recipeId: string, form: FormData, control: UploadControl) {
  return uploadRoute<typeof POST_MAKE>(`/api/recipes/${recipeId}/comment`, form, control)
}

export function confirmMake(place: Place) {
  return callRoute<typeof CONFIRM>(`${makePath(place)}/confirm`, { method: 'PUT' })
}

export function deleteMake(place: Place) {
  return callRoute<typeof DELETE>(makePath(place), { method: 'DELETE' })
}

export function restoreMake(place: Place) {
  return callRoute<typeof RESTORE>(`${makePath(place)}/restore`, { method: 'POST' })
}
