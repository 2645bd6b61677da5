import type { POST as RESTORE } from '@/app/api/icons/icon/[name]/restore/route'
import type { DELETE } from '@/app/api/icons/icon/[name]/route'
import type { POST as UPLOAD } from '@/app/api/icons/upload/route'
import { callRoute } from '@/lib/http/client'
import { type UploadControl, uploadRoute } from '@/lib/http/upload'
import { iconPath } from '@/lib/icons/catalogue'

export const ICON_TAG = 'icons'

export function uploadIcon(file: File, control: UploadControl) {
  const form = new FormData()
  form.append('icon', file)
  return uploadRoute<typeof UPLOAD>('/api/icons/upload', form, control)
}

export function deleteIcon(name: string) {
  return callRoute<typeof DELETE>(iconPath(name), { method: 'DELETE' })
}

export function restoreIcon(name: string) {
  return callRoute<typeof RESTORE>(`${iconPath(name)}/restore`, { method: 'POST' })
}
