import type { AwardBody, EditBadgeBody, RowError } from '@/lib/badges/admin/schema'
import { callRoute } from '@/lib/http/call-route'
import type { ApiError } from '@/lib/http/client'
import { formOf, type UploadControl, uploadRoute } from '@/lib/http/upload'

export const EXPORT_PATH = '/api/badges/admin/export'

export const badgeAdminCalls = {
  assignBadges: () => callRoute('/api/badges/admin/assign-badges', 'POST'),

  checkBadges: (file: File, control: UploadControl) =>
    uploadRoute('/api/badges/admin/upload-badges', formOf({ file }), {
      query: { dryRun: '1' },
      ...control,
    }),

  uploadBadges: (file: File) => uploadRoute('/api/badges/admin/upload-badges', formOf({ file })),

  uploadBadgeImage: (code: string, image: File, control: UploadControl) =>
    uploadRoute('/api/badges/admin/upload-badge-image', formOf({ code, image }), control),

  saveBadge: (code: string, body: EditBadgeBody) =>
    callRoute('/api/badges/admin/badges/[code]', 'PUT', { params: { code }, body }),

  deleteBadge: (code: string) =>
    callRoute('/api/badges/admin/badges/[code]', 'DELETE', { params: { code } }),

  awardBadge: (body: AwardBody) => callRoute('/api/badges/admin/award', 'POST', { body }),

  revokeBadge: (body: AwardBody) => callRoute('/api/badges/admin/award', 'DELETE', { body }),
}

export function rowErrorsOf(error: ApiError | null): readonly RowError[] {
  const { body } = error ?? {}
  if (body === null || typeof body !== 'object' || !('rows' in body)) return []
  return Array.isArray(body.rows) ? (body.rows as RowError[]) : []
}
