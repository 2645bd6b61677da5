import type { POST as ASSIGN } from '@/app/api/badges/admin/assign-badges/route'
import type { DELETE as REVOKE, POST as AWARD } from '@/app/api/badges/admin/award/route'
import type { DELETE, PUT } from '@/app/api/badges/admin/badges/[code]/route'
import type { POST as RESTORE } from '@/app/api/badges/admin/deleted/[id]/restore/route'
import type { POST as UPLOAD_IMAGE } from '@/app/api/badges/admin/upload-badge-image/route'
import type { POST as UPLOAD } from '@/app/api/badges/admin/upload-badges/route'
import type { AwardBody, EditBadgeBody, RowError } from '@/lib/badges/admin/schema'
import { type ApiError, callRoute } from '@/lib/http/client'
import { type UploadControl, uploadRoute } from '@/lib/http/upload'

const BASE = '/api/badges/admin'

export const EXPORT_PATH = `${BASE}/export`

const badgePath = (code: string) => `${BASE}/badges/${encodeURIComponent(code)}`

export function assignBadges() {
  return callRoute<typeof ASSIGN>(`${BASE}/assign-badges`, { method: 'POST' })
}

function fileForm(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** Writes nothing. */
export function checkBadges(file: File, control: UploadControl) {
  return uploadRoute<typeof UPLOAD>(`${BASE}/upload-badges?dryRun=1`, fileForm(file), control)
}

export function uploadBadges(file: File) {
  return uploadRoute<typeof UPLOAD>(`${BASE}/upload-badges`, fileForm(file))
}

export function rowErrorsOf(error: ApiError | null): readonly RowError[] {
  const { body } = error ?? {}
  if (body === null || typeof body !== 'object' || !('rows' in body)) return []
  return Array.isArray(body.rows) ? (body.rows as RowError[]) : []
}

export function uploadBadgeImage(code: string, image: File, control: UploadControl) {
  const form = new FormData()
  form.append('code', code)
  form.append('image', image)
  return uploadRoute<typeof UPLOAD_IMAGE>(`${BASE}/upload-badge-image`, form, control)
}

export function saveBadge(code: string, body: EditBadgeBody) {
  return callRoute<typeof PUT>(badgePath(code), { method: 'PUT', body })
}

export function deleteBadge(code: string) {
  return callRoute<typeof DELETE>(badgePath(code), { method: 'DELETE' })
}

export function restoreBadge(id: string) {
  return callRoute<typeof RESTORE>(`${BASE}/deleted/${encodeURIComponent(id)}/restore`, {
    method: 'POST',
  })
}

export function awardBadge(body: AwardBody) {
  return callRoute<typeof AWARD>(`${BASE}/award`, { method: 'POST', body })
}

export function revokeBadge(body: AwardBody) {
  return callRoute<typeof REVOKE>(`${BASE}/award`, { method: 'DELETE', body })
}
