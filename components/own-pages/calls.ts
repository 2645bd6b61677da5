import { type ApiBody, callRoute } from '@/lib/http/call-route'
import { formOf, type UploadControl, uploadRoute } from '@/lib/http/upload'

const PAGE = '/api/pages/[id]'

export type PageChanges = ApiBody<typeof PAGE, 'PATCH'>

export const pageCalls = {
  addPage: (body: ApiBody<'/api/pages', 'POST'>) => callRoute('/api/pages', 'POST', { body }),

  changePage: (id: string, body: PageChanges) => callRoute(PAGE, 'PATCH', { params: { id }, body }),

  removePage: (id: string) => callRoute(PAGE, 'DELETE', { params: { id } }),

  bringBack: (id: string) => callRoute(`${PAGE}/restore`, 'POST', { params: { id } }),

  readPreview: (id: string, text: string, signal: AbortSignal) =>
    callRoute(`${PAGE}/preview`, 'POST', { params: { id }, body: { text }, signal }),

  addImage: (id: string, image: File, control: UploadControl) =>
    uploadRoute(`${PAGE}/images`, formOf({ image }), { params: { id }, ...control }),
}
