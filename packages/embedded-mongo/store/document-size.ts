import { MongoError } from '../errors'

const LARGEST_DOCUMENT = 16 * 1024 * 1024

/** Refuses a new document of more than 16 MiB, as MongoDB does. */
export function refuseTooLarge({ length }: Uint8Array): void {
  if (length <= LARGEST_DOCUMENT) return
  const text = `object to insert too large. size in bytes: ${length}, max size: ${LARGEST_DOCUMENT}`
  throw new MongoError(2, text)
}

/** Refuses a change that makes a document larger than 16 MiB, as MongoDB does. */
export function refuseGrownTooLarge({ length }: Uint8Array): void {
  if (length <= LARGEST_DOCUMENT) return
  const text = `Resulting document after update is larger than ${LARGEST_DOCUMENT}: ${length}`
  throw new MongoError(17419, text)
}
