import { MongoError } from '../errors'

/** Splits a path of the aggregation language, with MongoDB's errors. */
export function parseFieldPath(path: string): string[] {
  if (path === '') {
    throw new MongoError(40352, 'FieldPath cannot be constructed with empty string')
  }
  if (path.endsWith('.')) throw new MongoError(40353, "FieldPath must not end with a '.'.")
  const parts = path.split('.')
  for (const part of parts) checkFieldName(part)
  return parts
}

export function checkFieldName(name: string): void {
  if (name === '') throw new MongoError(15998, 'FieldPath field names may not be empty strings.')
  if (name.startsWith('$')) {
    const advice = 'Consider using $getField or $setField.'
    throw new MongoError(16410, `FieldPath field names may not start with '$'. ${advice}`)
  }
  if (name.includes('\0')) {
    throw new MongoError(16411, 'FieldPath field names may not contain null bytes.')
  }
}
