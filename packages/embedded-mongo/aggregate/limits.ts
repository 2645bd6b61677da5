import { MongoError } from '../errors'

/** 100 MB of MongoDB's values, of 16 bytes each. */
const MAX_ELEMENTS = (100 * 1024 * 1024) / 16
const MAX_TEXT = 64 * 1024 * 1024

/** Refuses an array that would take too much memory; MongoDB has this limit for $range. */
export function checkElements(count: number, name: string): void {
  if (count <= MAX_ELEMENTS) return
  throw new MongoError(146, `${name} would use too much memory and cannot spill to disk`)
}

/** Refuses a text beyond the size of MongoDB's buffers. */
export function checkText(length: number): void {
  if (length <= MAX_TEXT) return
  throw new MongoError(
    13548,
    `BufBuilder attempted to grow() to ${length} bytes, past the 64MB limit.`,
  )
}
