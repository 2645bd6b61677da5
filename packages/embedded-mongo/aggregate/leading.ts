import { isNumber, toInteger } from '../bson/numbers'
import type { Fields } from '../bson/some-fields'
import { type Document, isDocument } from '../bson/types'
import { fieldsOfFilter, fieldsOfGroup, fieldsOfSort, joined } from '../query/fields-read'

/** The leading part of a pipeline that an index can serve. */
export type Leading = {
  filter: Document
  sort?: Document
  skip?: number
  limit?: number
  /** Top-level fields that the pipeline reads; undefined means all. */
  fields?: Fields
}

type Split = { leading: Leading; sortStages: Document[]; rest: Document[] }

/** Splits off the leading $match stages, the $sort after them, and the number of documents read. */
export function readLeading(pipeline: readonly Document[]): Split {
  const filters: Document[] = []
  let at = 0
  for (; at < pipeline.length; at++) {
    const filter = pipeline[at]?.['$match']
    if (!isDocument(filter)) break
    filters.push(filter)
  }
  const leading: Leading = { filter: allOf(filters) }
  const sort = pipeline[at]?.['$sort']
  const sortStages: Document[] = []
  if (isDocument(sort)) {
    leading.sort = sort
    sortStages.push({ $sort: sort })
    at++
  }
  addBounds(leading, pipeline, at)
  const rest = pipeline.slice(at)
  leading.fields = joined(
    fieldsOfFilter(leading.filter),
    fieldsOfSort(leading.sort ?? {}),
    fieldsOfRest(rest),
  )
  return { leading, sortStages, rest }
}

/** After a $group or a $count no source document remains. */
function fieldsOfRest([first = {}]: readonly Document[]): Fields {
  if (Object.hasOwn(first, '$group')) return fieldsOfGroup(first['$group'])
  return Object.hasOwn(first, '$count') ? new Set() : undefined
}

function allOf(filters: Document[]): Document {
  const [first, second] = filters
  if (!second) return first ?? {}
  return { $and: filters }
}

function addBounds(leading: Leading, pipeline: readonly Document[], start: number): void {
  let at = start
  const skip = count(pipeline[at]?.['$skip'])
  if (skip !== undefined) {
    leading.skip = skip
    at++
  }
  const limit = count(pipeline[at]?.['$limit'])
  if (limit !== undefined) leading.limit = limit
}

function count(value: unknown): number | undefined {
  const number = isNumber(value) ? toInteger(value) : undefined
  return number !== undefined && number >= 0 ? number : undefined
}
