import type { ContentOptions } from '@/lib/content/options'
import type { Stored } from '@/lib/content/tagged-writes'
import { deleteMedia } from '@/lib/media/store'

/** Deletes the files that a document referenced before and references no longer. */
export function fileRelease<T>({ filesOf, findShared }: ContentOptions<T>) {
  return async (before: Stored<T>, after: Stored<T> | null): Promise<void> => {
    const left = new Set(after ? filesOf?.(after) : [])
    const names = [...(filesOf?.(before) ?? [])].filter((name) => !left.has(name))
    if (names.length === 0) return
    const shared = new Set(await findShared?.(names, before._id))
    await deleteMedia(names.filter((name) => !shared.has(name)))
  }
}
