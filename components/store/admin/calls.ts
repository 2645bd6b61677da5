import { type ApiBody, callRoute } from '@/lib/http/call-route'
import { formOf, type UploadControl, uploadRoute } from '@/lib/http/upload'

export type ItemChanges = ApiBody<'/api/store/update/[id]', 'PATCH'>

export type OrderChanges = ApiBody<'/api/orders/[id]', 'PATCH'>

export const storeAdminCalls = {
  /** `image` in the form is the first picture. */
  addItem: (form: FormData, control: UploadControl) =>
    uploadRoute('/api/store/upload', form, control),

  updateItem: (id: string, body: ItemChanges) =>
    callRoute('/api/store/update/[id]', 'PATCH', { params: { id }, body }),

  addPicture: (id: string, image: File, control: UploadControl) =>
    uploadRoute('/api/store/addImage/[id]', formOf({ image }), { params: { id }, ...control }),

  removePicture: (id: string, fileName: string) =>
    callRoute('/api/store/images/[name]/[fileName]', 'DELETE', { params: { name: id, fileName } }),

  deleteItem: (id: string) => callRoute('/api/store/[id]', 'DELETE', { params: { id } }),

  restoreItem: (id: string) => callRoute('/api/store/[id]/restore', 'POST', { params: { id } }),

  changeOrder: (id: string, body: OrderChanges) =>
    callRoute('/api/orders/[id]', 'PATCH', { params: { id }, body }),

  deleteOrder: (id: string) => callRoute('/api/orders/[id]', 'DELETE', { params: { id } }),
}
