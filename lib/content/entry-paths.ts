import { type QueryFilter, Types } from 'mongoose'
import type { ContentModel } from '@/models/define-model'

/** A part has half as many when the index names it; more may be added until it is read. */
const MAX_LISTED = 2000

type EntryPath = { path: string; changedAt: string }

export type EntryPaths = {
  /** Part of an address, in small letters: `/sitemaps/recipes-000000000000000000000000.xml`. */
  name: string
  /** Lists by id those behind `after`, up to and with `upTo`, by default to the last. */
  list: (after: string, upTo?: string) => Promise<readonly EntryPath[]>
  /** Finds the id of the entry that is so many behind this one, and the next; as far as they exist. */
  idsBehind: (after: string, count: number) => Promise<readonly string[]>
}

type Kind<T> = Pick<EntryPaths, 'name'> & {
  /** What everybody may see of what is not in the trash; default all. */
  filter?: QueryFilter<T>
  fields: readonly string[]
  toPath: (entry: T & { _id: Types.ObjectId }) => { path: string; changedAt: Date }
}

export function entryPathsOf<T>(
  model: ContentModel<T>,
  { name, filter = {}, fields, toPath }: Kind<T>,
): EntryPaths {
  const find = (after: string, upTo = 'f'.repeat(24)) => {
    const _id = { $gt: new Types.ObjectId(after), $lte: new Types.ObjectId(upTo) }
    return model.live
      .find({ ...filter, _id } as QueryFilter<T>)
      .sort({ _id: 1 })
      .hint({ _id: 1 })
  }
  return {
    name,
    idsBehind: async (after, count) => {
      const found = await find(after)
        .skip(count - 1)
        .limit(2)
        .select('_id')
        .lean()
      return found.map(({ _id }) => String(_id))
    },
    list: async (after, upTo) => {
      const found = await find(after, upTo)
        .limit(MAX_LISTED)
        .select([...fields])
        .lean<(T & { _id: Types.ObjectId })[]>()
      return found.map((entry) => {
        const { path, changedAt } = toPath(entry)
        return { path, changedAt: changedAt.toISOString() }
      })
    },
  }
}
