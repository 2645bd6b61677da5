import { randomInt } from 'node:crypto'
import { isNumber, makeIntOrLong, toDouble, toInteger } from '../../bson/numbers'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { compileFilter } from '../../query/match'
import { compileSorting, sortRows } from '../../query/sort'
import { describe } from '../../query/describe'
import { collectPaced, Held } from '../held'
import { PAUSE } from '../loops'
import type { PacedStage, Stage, StageContext } from '../stage'

export function parseMatch(spec: unknown, { scope, score }: StageContext): PacedStage {
  if (!isDocument(spec)) {
    throw new MongoError(15959, 'the match filter must be an expression in an object')
  }
  const text = score ? { text: score } : {}
  const filter = compileFilter(spec, { scope, ...text })
  const { loops, matches } = filter
  return {
    *paced(docs) {
      for (const doc of docs) {
        if (!doc) {
          yield undefined
          continue
        }
        let isMatch = loops.isUsed ? loops.begin(matches, doc) : matches(doc)
        if (isMatch === PAUSE) isMatch = yield* loops.resume(matches, doc)
        if (isMatch) yield doc
      }
    },
  }
}

export function parseSort(spec: unknown, { collation, score, pace }: StageContext): PacedStage {
  if (!isDocument(spec)) {
    throw new MongoError(15973, 'the $sort key specification must be an object')
  }
  if (Object.keys(spec).length === 0) {
    throw new MongoError(15976, '$sort stage must have at least one sort key')
  }
  const sorting = compileSorting(spec, collation, score)
  return {
    *paced(docs) {
      const rows = yield* collectPaced(docs, new Held('$sort'), pace)
      yield* yield* sortRows(rows, sorting, pace)
    },
  }
}

export function parseLimit(spec: unknown): PacedStage {
  const limit = wholeNumber(spec, '$limit', 5107201)
  if (limit === 0) throw new MongoError(15958, 'the limit must be positive')
  return {
    *paced(docs) {
      let left = limit
      for (const doc of docs) {
        yield doc
        if (doc && --left === 0) return
      }
    },
  }
}

export function parseSkip(spec: unknown): PacedStage {
  const skip = wholeNumber(spec, '$skip', 5107200)
  return {
    *paced(docs) {
      let left = skip
      for (const doc of docs) {
        if (doc && left > 0) left--
        else yield doc
      }
    },
  }
}

function wholeNumber(spec: unknown, name: string, code: number): number {
  const number = isNumber(spec) ? toInteger(spec) : undefined
  if (number !== undefined && number >= 0) return number
  const reason = number === undefined ? 'Expected an integer' : 'Expected a non-negative number in'
  const message = `invalid argument to ${name} stage: ${reason}: ${name}: ${describe(spec)}`
  throw new MongoError(code, message)
}

export function parseCount(spec: unknown): PacedStage {
  if (typeof spec !== 'string') {
    throw new MongoError(40156, 'the count field must be a non-empty string')
  }
  if (spec === '') throw new MongoError(40157, 'the count field must be a non-empty string')
  if (spec.startsWith('$')) {
    throw new MongoError(40158, 'the count field cannot be a $-prefixed path')
  }
  if (spec.includes('\0')) {
    throw new MongoError(40159, 'the count field cannot contain a null byte')
  }
  if (spec.includes('.')) throw new MongoError(40160, "the count field cannot contain '.'")
  return {
    *paced(docs) {
      let count = 0n
      for (const doc of docs) {
        if (doc) count++
        else yield undefined
      }
      if (count > 0n) yield { [spec]: makeIntOrLong(count) }
    },
  }
}

export function parseSample(spec: unknown): Stage {
  if (!isDocument(spec))
    throw new MongoError(28745, 'the $sample stage specification must be an object')
  for (const key of Object.keys(spec)) {
    if (key !== 'size') throw new MongoError(28748, `unrecognized option to $sample: ${key}`)
  }
  const { size } = spec
  if (size === undefined) throw new MongoError(28749, '$sample stage must specify a size')
  if (!isNumber(size)) throw new MongoError(28746, 'size argument to $sample must be a number')
  const wanted = Math.trunc(toDouble(size))
  if (!(wanted >= 0)) throw new MongoError(28747, 'size argument to $sample must not be negative')
  return (docs) => sample([...docs], wanted)
}

function sample(rows: Document[], wanted: number): Document[] {
  const count = Math.min(wanted, rows.length)
  for (let i = 0; i < count; i++) {
    const j = randomInt(i, rows.length)
    const [a, b] = [rows[i], rows[j]]
    if (a && b) {
      rows[i] = b
      rows[j] = a
    }
  }
  return rows.slice(0, count)
}
