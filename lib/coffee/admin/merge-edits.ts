import { isDeepStrictEqual } from 'node:util'
import type { UpdateCoffeeBody } from '@/lib/coffee/admin/schema'
import { type CoffeeDocument, toCoffee } from '@/lib/coffee/coffees'
import { refuseConflicts } from '@/lib/http/edit-conflicts'

type Entries<T = unknown> = Readonly<Record<string, T>>

/** 409 where an edited entry is not what was shown; a group that `before` lacks wins (G-126). */
export function mergeEdits(
  coffee: CoffeeDocument,
  { before, ...sent }: UpdateCoffeeBody,
): Omit<UpdateCoffeeBody, 'before'> {
  if (!before) return sent
  const stored = storedBody(coffee)
  const shown = Object.fromEntries(Object.entries(before).filter(([name]) => name in sent))
  const [present, after, opened] = [leavesOf(stored), leavesOf(sent), leavesOf(shown)]
  const edited = Object.keys({ ...opened, ...after }).filter((path) => after[path] !== opened[path])
  // What was not shown has no other version.
  const compared = edited.filter((path) => (path.split('.')[0] ?? '') in shown)
  refuseConflicts({ stored: present, sent: at(compared, after), opened: at(compared, opened) })
  const { rating, format, location } = before
  return {
    ...sent,
    ...(sent.rating && rating && { rating: merged(stored.rating, sent.rating, rating) }),
    ...(sent.format && format && { format: merged(stored.format, sent.format, format) }),
    ...(sent.location &&
      location && {
        location: { ...sent.location, ...merged(stored.location, sent.location, location) },
      }),
  }
}

/** What the form shows of a coffee; its date has no seconds. */
function storedBody(coffee: CoffeeDocument) {
  const { date, tweet, ...values } = toCoffee(coffee)
  return { ...values, date: `${date.slice(0, 16)}:00Z`, tweetUrl: tweet?.tweetUrl ?? '' }
}

/** An entry that is opened and not sent is removed. */
function merged<T>(stored: Entries<T>, sent: Entries<T>, opened: Entries<T>): Record<string, T> {
  const names = Object.keys({ ...stored, ...sent })
  const entries = names.flatMap((name) => {
    const isEdited = !isDeepStrictEqual(sent[name], opened[name])
    const value = (isEdited ? sent : stored)[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

function at(paths: readonly string[], leaves: Entries): Entries {
  return Object.fromEntries(paths.map((path) => [path, leaves[path] ?? null]))
}

/** The entries of groups stand at their paths: `location.storeCoordinates.lat`. */
function leavesOf(values: object, prefix = ''): Entries {
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(leavesOf(value as object, `${prefix}${name}.`))
      : [[prefix + name, value]],
  )
  return Object.fromEntries(entries)
}
