export const GALLERY_TAG = 'gallery'

export function picturePath(name: string): string {
  return `/api/gallery/images/${name}`
}
