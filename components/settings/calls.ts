import { type ApiBody, callRoute } from '@/lib/http/call-route'
import { formOf, type UploadControl, uploadRoute } from '@/lib/http/upload'
import type { SitePictureName } from '@/lib/settings/schema'

type Texts = ApiBody<'/api/settings', 'PATCH'>['values']

export const settingsCalls = {
  changeSettings: (values: Texts, before: Texts) =>
    callRoute('/api/settings', 'PATCH', { body: { values, before } }),

  undoChange: (id: string) => callRoute('/api/settings/undo', 'POST', { body: { id } }),

  setPicture: (name: SitePictureName, picture: File, control: UploadControl) =>
    uploadRoute('/api/settings/pictures/[name]', formOf({ picture }), {
      params: { name },
      ...control,
    }),

  removePicture: (name: SitePictureName) =>
    callRoute('/api/settings/pictures/[name]', 'DELETE', { params: { name } }),
}
