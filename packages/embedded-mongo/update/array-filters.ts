import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from '../query/collation'
import { compileFilter, type Filter } from '../query/match'

const FAILED_TO_PARSE = 9
const NAME = /^[a-z][a-zA-Z0-9]*$/

/** The array filters of an update by identifier, and those that its paths use. */
export class ArrayFilters {
  private readonly filters = new Map<string, Filter>()
  private readonly used = new Set<string>()

  constructor(specs: readonly unknown[], collation: Collation | undefined) {
    for (const spec of specs) {
      if (!isDocument(spec)) {
        throw new MongoError(14, 'each array filter must be an object')
      }
      const name = identifierOf(spec)
      if (this.filters.has(name)) {
        const message = `Found multiple array filters with the same top-level field name ${name}`
        throw new MongoError(FAILED_TO_PARSE, message)
      }
      this.filters.set(name, compileFilter(spec, { collation, isOfElements: true }))
    }
  }

  matches(identifier: string, element: unknown): boolean {
    return this.filters.get(identifier)?.matches({ [identifier]: element }) ?? false
  }

  use(identifier: string, path: string): void {
    if (!this.filters.has(identifier)) {
      const message = `No array filter found for identifier '${identifier}' in path '${path}'`
      throw new MongoError(2, message)
    }
    this.used.add(identifier)
  }

  refuseUnused(): void {
    for (const name of this.filters.keys()) {
      if (this.used.has(name)) continue
      const message = `The array filter for identifier '${name}' was not used in the update`
      throw new MongoError(FAILED_TO_PARSE, message)
    }
  }
}

function identifierOf(spec: Document): string {
  const names = [...new Set(topLevelNames(spec))]
  const [name, other] = names
  if (name === undefined) {
    const message = 'Cannot use an expression without a top-level field name in arrayFilters'
    throw new MongoError(FAILED_TO_PARSE, message)
  }
  if (other !== undefined) {
    const found = `found '${name}' and '${other}'`
    throw new MongoError(FAILED_TO_PARSE, `Expected a single top-level field name, ${found}`)
  }
  if (!NAME.test(name)) {
    const rule = 'an alphanumeric string beginning with a lowercase letter'
    throw new MongoError(2, `The top-level field name must be ${rule}, found '${name}'`)
  }
  return name
}

function topLevelNames(spec: Document): string[] {
  return Object.entries(spec).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key.split('.')[0] ?? '']
    return Array.isArray(value) ? value.filter(isDocument).flatMap(topLevelNames) : []
  })
}
