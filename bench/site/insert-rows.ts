import { type Model, Types } from 'mongoose'

/** As many documents are made and written at a time. */
const PART = 5000

type Fields = Record<string, unknown>

/**
 * Stores rows past their model, whose casts took five sixths of the time. It checks the first row;
 * the others have the same fields, and get the defaults that it added to the first one.
 */
export async function insertRows<Stored>(
  model: Model<Stored>,
  count: number,
  rowOf: (i: number) => Fields,
): Promise<void> {
  const first = new model(rowOf(0))
  await first.validate()
  const revision = model.schema.get('versionKey')
  const example = {
    ...(first.toObject() as Fields),
    ...(typeof revision === 'string' && { [revision]: 0 }),
    _id: undefined,
  }
  for (let from = 0; from < count; from += PART) {
    const rows = Array.from({ length: Math.min(PART, count - from) }, (_, i) => {
      const row = withDefaults(example, rowOf(from + i)) as Fields
      return { ...row, _id: row._id ?? new Types.ObjectId() }
    })
    await model.collection.insertMany(rows as never[])
  }
}

function withDefaults(example: unknown, given: unknown): unknown {
  if (Array.isArray(given)) {
    const of: unknown = Array.isArray(example) ? example[0] : undefined
    return given.map((one: unknown) => withDefaults(of, one))
  }
  if (!isPlain(given) || !isPlain(example)) return given
  const all: Fields = { ...example, ...given }
  for (const name of Object.keys(given)) all[name] = withDefaults(example[name], given[name])
  return all
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && value.constructor === Object
}
