import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { type Pace, type Paced, pause } from '../query/pace'
import type { PacedStage, Stage } from './stage'

const MAX_BYTES = 100 * 1024 * 1024
const VALUE_BYTES = 16
const SOME_TEXT = 64

/** Memory limit of a stage: 100 MB, as in MongoDB without disk use. */
export class Held {
  private bytes = 0

  constructor(private readonly stage: string) {}

  add(bytes: number): void {
    this.bytes += bytes
    if (this.bytes <= MAX_BYTES) return
    const text = `${this.stage} exceeded memory limit of ${MAX_BYTES} bytes, and this server does not use the disk for it.`
    throw new MongoError(292, text)
  }
}

/** Approximate BSON size of a value, cheap to compute. */
export function roughSize(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + value.length
  if (typeof value !== 'object' || value === null) return VALUE_BYTES
  if (Array.isArray(value)) {
    let size = VALUE_BYTES
    for (const item of value) size += roughSize(item)
    return size
  }
  if (isDocument(value)) {
    let size = VALUE_BYTES
    for (const key in value) size += key.length + roughSize(value[key])
    return size
  }
  if ('buffer' in value && value.buffer instanceof Uint8Array) {
    return SOME_TEXT + value.buffer.length
  }
  return SOME_TEXT
}

/** Collects all documents for a stage that needs them at once. */
export function* collectPaced(
  docs: Paced<Document>,
  held: Held,
  pace: Pace,
): Generator<undefined, Document[]> {
  const rows: Document[] = []
  for (const doc of docs) {
    if (!doc) yield undefined
    else {
      rows.push(doc)
      held.add(roughSize(doc))
      if (pace.isDue()) yield* pause(pace)
    }
  }
  return rows
}

/** A stage without pauses gets all its documents at once. */
export function asPaced(stage: Stage | PacedStage, name: string, pace: Pace): PacedStage {
  if ('paced' in stage) return stage
  return {
    *paced(docs) {
      yield* stage(yield* collectPaced(docs, new Held(name), pace))
    },
  }
}

export function* withoutPauses<T>(rows: Paced<T>): Generator<T> {
  for (const row of rows) if (row !== undefined) yield row
}
