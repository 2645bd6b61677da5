import { parseFieldPath } from '../../bson/field-path'
import { makeLong } from '../../bson/numbers'
import { plainValueAt } from '../../bson/paths'
import { type Document, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { setDeep } from '../set-deep'
import { pause } from '../../query/pace'
import type { PacedStage, StageContext } from '../stage'

type Unwind = {
  parts: readonly string[]
  index: readonly string[] | undefined
  keepsEmpty: boolean
}

const CHECK_EVERY = 32

export function parseUnwind(spec: unknown, { pace }: StageContext): PacedStage {
  const { parts, index, keepsEmpty } = readUnwind(spec)
  const withIndex = (result: Document, i: number | null): Document =>
    index ? setDeep(result, index, i === null ? null : makeLong(BigInt(i))) : result
  return {
    *paced(docs) {
      for (const doc of docs) {
        if (!doc) {
          yield undefined
          continue
        }
        const value = plainValueAt(doc, parts)
        if (Array.isArray(value) && value.length > 0) {
          for (const [i, item] of value.entries()) {
            if (i % CHECK_EVERY === 0 && pace.isDue()) yield* pause(pace)
            yield withIndex(setDeep(doc, parts, item), i)
          }
        } else if (value !== undefined && value !== null && !Array.isArray(value)) {
          yield withIndex(doc, null)
        } else if (keepsEmpty) {
          const unwound = Array.isArray(value) ? setDeep(doc, parts, undefined) : doc
          yield withIndex(unwound, null)
        }
      }
    },
  }
}

function readUnwind(spec: unknown): Unwind {
  if (typeof spec === 'string')
    return { parts: readPath(spec), index: undefined, keepsEmpty: false }
  if (!isDocument(spec)) {
    const message = `expected either a string or an object as specification for $unwind stage, got ${typeName(spec)}`
    throw new MongoError(15981, message)
  }
  let keepsEmpty = false
  let index: readonly string[] | undefined
  for (const [key, value] of Object.entries(spec)) {
    if (key === 'preserveNullAndEmptyArrays') {
      if (typeof value !== 'boolean') {
        throw new MongoError(28809, 'expected a boolean for the preserveNullAndEmptyArrays option')
      }
      keepsEmpty = value
    } else if (key === 'includeArrayIndex') index = readIndex(value)
    else if (key !== 'path')
      throw new MongoError(28811, `unrecognized option to $unwind stage: ${key}`)
  }
  if (!Object.hasOwn(spec, 'path'))
    throw new MongoError(28812, 'no path specified to $unwind stage')
  return { parts: readPath(spec['path']), index, keepsEmpty }
}

function readPath(path: unknown): string[] {
  if (typeof path !== 'string') {
    throw new MongoError(28808, 'expected a string as the path for $unwind stage')
  }
  if (path === '') throw new MongoError(28812, 'no path specified to $unwind stage')
  if (!path.startsWith('$')) {
    throw new MongoError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    )
  }
  return parseFieldPath(path.slice(1))
}

function readIndex(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') {
    throw new MongoError(28810, 'expected a non-empty string for the includeArrayIndex option')
  }
  if (value.startsWith('$')) {
    const message = `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${value}`
    throw new MongoError(28822, message)
  }
  return parseFieldPath(value)
}
