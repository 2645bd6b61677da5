import { identityOf } from '../../bson/identity'
import { makeIntOrLong } from '../../bson/numbers'
import { type Document, isDocument, setField, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import type { Scope } from '../parse'
import type { Accumulator } from './accumulator'

export function first(): Accumulator {
  let value: unknown
  let found = false
  return {
    add(next) {
      if (!found) value = next
      found = true
    },
    result: () => value,
  }
}

export function last(): Accumulator {
  let value: unknown
  return {
    add(next) {
      value = next
    },
    result: () => value,
  }
}

export function collect(): Accumulator {
  const values: unknown[] = []
  return {
    add(value) {
      if (value !== undefined) values.push(value)
    },
    result: () => [...values],
  }
}

export function addToSet({ collation }: Scope): Accumulator {
  const values = new Map<string, unknown>()
  return {
    add(value) {
      if (value === undefined) return
      const key = identityOf(value, collation)
      if (!values.has(key)) values.set(key, value)
    },
    result: () => [...values.values()],
  }
}

export function count(): Accumulator {
  let total = 0n
  return { add: () => (total += 1n), result: () => makeIntOrLong(total) }
}

export function mergeObjects(): Accumulator {
  const merged: Document = {}
  return {
    add(value) {
      if (value === undefined || value === null) return
      if (!isDocument(value)) {
        const type = `is of type ${typeName(value)}`
        throw new MongoError(40400, `$mergeObjects requires object inputs, but input ${type}`)
      }
      for (const key of Object.keys(value)) setField(merged, key, value[key])
    },
    result: () => ({ ...merged }),
  }
}
