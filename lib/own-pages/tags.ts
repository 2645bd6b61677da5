export const OWN_PAGES_TAG = 'own-pages'

export function pagePicturePath(name: string): string {
  return `/api/pages/images/${name}`
}
