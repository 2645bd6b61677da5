import { STORE_LIMITS } from '@/lib/store/catalogue'

export const STORE_ADMIN_TEXTS = {
  pictureMissing: 'Please select an image.',
  productNumberTaken: 'This product number is taken.',
  dateLate: 'Date must not be later than tomorrow.',
  picturesFull: `An item has at most ${STORE_LIMITS.pictures} pictures.`,
  lastPicture: 'An item keeps at least one picture.',
  picturesChanged: 'The pictures have changed. Please load the page again.',
  nothing: 'Nothing to change.',
  added: 'Add successful',
  addFailed: 'Add failed',
  updated: 'Update successful',
  updateFailed: 'Update failed',
  pictureRemoved: 'Picture removed.',
  deleted: 'Item deleted.',
  restored: 'Item restored.',
} as const
