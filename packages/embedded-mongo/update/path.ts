import { MongoError } from '../errors'
import { arrayIdentifier } from './node'

const BAD_VALUE = 2
const EMPTY_NAME = 56

/** Splits the path of an update operator, with MongoDB's errors. */
export function parseUpdatePath(path: string): string[] {
  if (path === '') throw new MongoError(EMPTY_NAME, 'An empty update path is not valid.')
  const parts = path.split('.')
  if (parts.includes('')) {
    const message = `The update path '${path}' contains an empty field name, which is not allowed.`
    throw new MongoError(EMPTY_NAME, message)
  }
  const [first = ''] = parts
  if (first === '$') {
    const message = `Cannot have positional (i.e. '$') element in the first position in path '${path}'`
    throw new MongoError(BAD_VALUE, message)
  }
  if (arrayIdentifier(first) !== undefined) {
    const message = `Cannot have array filter identifier (i.e. '$[<id>]') element in the first position in path '${path}'`
    throw new MongoError(BAD_VALUE, message)
  }
  if (parts.filter((part) => part === '$').length > 1) {
    const message = `Too many positional (i.e. '$') elements found in path '${path}'`
    throw new MongoError(BAD_VALUE, message)
  }
  parts.forEach((part) => checkPart(part, path))
  return parts
}

function checkPart(part: string, path: string): void {
  if (!part.startsWith('$') || part === '$' || arrayIdentifier(part) !== undefined) return
  const message = `The dollar ($) prefixed field '${part}' in '${path}' is not valid for storage.`
  throw new MongoError(52, message)
}
