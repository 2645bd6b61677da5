export const STORE_TAG = 'store'

export function storeImagePath(fileName: string): string {
  return `/api/store/images/${fileName}`
}
