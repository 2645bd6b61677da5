import { callRoute } from '@/lib/http/call-route'
import { formOf, type UploadControl, uploadRoute } from '@/lib/http/upload'

export const iconCalls = {
  uploadIcon: (icon: File, control: UploadControl) =>
    uploadRoute('/api/icons/upload', formOf({ icon }), control),

  deleteIcon: (name: string) => callRoute('/api/icons/icon/[name]', 'DELETE', { params: { name } }),

  restoreIcon: (name: string) =>
    callRoute('/api/icons/icon/[name]/restore', 'POST', { params: { name } }),
}
