import { type Document, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import type { MergeTarget, Stage, StageContext, WriteMode } from '../stage'

export function parseOut(spec: unknown, context: StageContext): Stage {
  if (typeof spec !== 'string' && !isDocument(spec)) {
    const message = `$out only supports a string or object argument, but found ${typeName(spec)}`
    throw new MongoError(16990, message)
  }
  const target = typeof spec === 'string' ? { collection: spec } : readTarget(spec, '$out')
  return writer(target, { out: true }, context)
}

export function parseMerge(spec: unknown, context: StageContext): Stage {
  if (typeof spec === 'string') {
    return writer({ collection: spec }, { out: false, merge: {} }, context)
  }
  if (!isDocument(spec)) {
    const message = `$merge requires a string or object argument, but found ${typeName(spec)}`
    throw new MongoError(51182, message)
  }
  const { into } = spec
  if (typeof into !== 'string' && !isDocument(into)) {
    throw new MongoError(51178, `$merge 'into' field  must be either a string or an object`)
  }
  const target = typeof into === 'string' ? { collection: into } : readTarget(into, '$merge')
  return writer(target, { out: false, merge: spec }, context)
}

function readTarget({ db, coll }: Document, name: string): MergeTarget {
  if (typeof coll !== 'string' || (db !== undefined && typeof db !== 'string')) {
    throw new MongoError(
      16994,
      `If an object is passed to ${name} it must have exactly 2 fields: 'db' and 'coll'`,
    )
  }
  return db === undefined ? { collection: coll } : { db, collection: coll }
}

function writer(target: MergeTarget, mode: WriteMode, { write }: StageContext): Stage {
  const name = mode.out ? '$out' : '$merge'
  if (!write) throw new MongoError(238, `${name} is not supported here`)
  const take = write(target, mode)
  return (docs) => {
    take([...docs])
    return []
  }
}
