import { STORE_LIMITS } from '@/lib/store/catalogue'

export const STORE_ADMIN_TEXTS = {
  titleMissing: 'Title is required.',
  priceInvalid: 'Please enter a valid price.',
  pictureMissing: 'Please select an image.',
  stockInvalid: 'Stock is a whole number from 0.',
  productNumberInvalid: 'A product number is a whole number.',
  productNumberTaken: 'This product number is taken.',
  dateInvalid: 'Please choose a valid date.',
  dateAhead: 'The date is at most one day ahead.',
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
