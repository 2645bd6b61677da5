import { type ApiBody, callRoute } from '@/lib/http/call-route'
import { formOf, type UploadControl, uploadRoute } from '@/lib/http/upload'

const RECIPE = '/api/recipes/[id]'

export const recipeCalls = {
  addRecipe: (body: ApiBody<'/api/recipes', 'POST'>) => callRoute('/api/recipes', 'POST', { body }),

  updateRecipe: (id: string, body: ApiBody<typeof RECIPE, 'PUT'>) =>
    callRoute(RECIPE, 'PUT', { params: { id }, body }),

  deleteRecipe: (id: string) => callRoute(RECIPE, 'DELETE', { params: { id } }),

  restoreRecipe: (id: string) => callRoute(`${RECIPE}/restore`, 'POST', { params: { id } }),

  addPicture: (id: string, image: File, control: UploadControl) =>
    uploadRoute('/api/recipes/image/[id]', formOf({ image }), { params: { id }, ...control }),

  removePicture: (id: string, image: string) =>
    callRoute('/api/recipes/images/[id]/[image]', 'DELETE', { params: { id, image } }),
}
