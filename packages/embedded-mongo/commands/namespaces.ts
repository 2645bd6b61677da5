import { type Document, typeName } from '../bson/types'
import { MongoError } from '../errors'

const BAD_VALUE = 2
const INVALID_NAMESPACE = 73
/** The collection that stands for a database in {aggregate: 1}. */
export const WHOLE_DATABASE = '$cmd.aggregate'

/** The collection in a command's first field. */
export function collectionName(body: Document, command: string, db: string): string {
  const name = body[command]
  if (typeof name !== 'string') {
    const text = `collection name has invalid type ${typeName(name)}`
    throw new MongoError(BAD_VALUE, text)
  }
  checkNamespace(db, name)
  return name
}

export function checkNamespace(db: string, name: string): void {
  const isBad =
    name === '' ||
    name.startsWith('.') ||
    name.endsWith('.') ||
    name.includes('\0') ||
    name.includes('$')
  if (isBad) throw new MongoError(INVALID_NAMESPACE, `Invalid namespace specified '${db}.${name}'`)
  const size = Buffer.byteLength(`${db}.${name}`)
  if (size > 255)
    throw new MongoError(INVALID_NAMESPACE, `Fully qualified namespace is too long: ${size}`)
}

/** The collection in the first field of a command that writes to it. */
export function writableName(body: Document, command: string, db: string): string {
  const name = collectionName(body, command, db)
  checkWritable(db, name)
  return name
}

const READ_ONLY = new Set(['system.profile', 'system.views'])
/** Collections of the system that have no meaning here, and that clients may keep. */
const ORDINARY = new Set(['system.js', 'system.users'])

/** Refuses collections that belong to the system. */
export function checkWritable(db: string, name: string): void {
  if (READ_ONLY.has(name)) throw new MongoError(INVALID_NAMESPACE, `cannot write to ${db}.${name}`)
  if (name.startsWith('system.') && !ORDINARY.has(name)) {
    throw new MongoError(INVALID_NAMESPACE, `Invalid system namespace: ${db}.${name}`)
  }
  if (name.includes('.system.')) {
    throw new MongoError(BAD_VALUE, `Invalid namespace: ${db}.${name}`)
  }
}

export function checkDatabase(db: string): void {
  if (db === '' || Buffer.byteLength(db) > 63 || /[/\\. "$\0]/.test(db)) {
    throw new MongoError(INVALID_NAMESPACE, `Invalid database name: '${db}'`)
  }
}
