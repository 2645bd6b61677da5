import type { UploadControl } from '@/components/ui/form/use-upload'
import { callRoute } from '@/lib/http/call-route'
import { formOf, uploadRoute } from '@/lib/http/upload'

export const moveCalls = {
  /** Adds no recipe. */
  checkArchive: (archive: File, control: UploadControl) =>
    uploadRoute('/api/recipes/imports', formOf({ archive }), control),

  readImport: (id: string) => callRoute('/api/recipes/imports/[id]', 'GET', { params: { id } }),

  startImport: (id: string) =>
    callRoute('/api/recipes/imports/[id]/start', 'POST', { params: { id } }),

  undoImport: (id: string) =>
    callRoute('/api/recipes/imports/[id]/undo', 'POST', { params: { id } }),
}
