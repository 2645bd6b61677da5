import { sizeLimit } from '@/lib/format'

export const ARCHIVE_LIMITS = {
  /** It fits, with its form, into what one caller may send at once. */
  bytes: 26 * 1024 * 1024,
  files: 10_000,
  items: 10_000,
  /** It limits one file, unpacked. */
  fileBytes: 32 * 1024 * 1024,
  allBytes: 1024 * 1024 * 1024,
} as const

export const MOVE_TEXTS = {
  missing: 'Please choose an archive.',
  unreadable: 'This is no readable zip archive.',
  nothing: 'Nothing to move in was found in this archive.',
  tooMany: 'It has more than 10,000 items.',
  notAllowed: (noun: string) => `You may not add a ${noun}.`,
  failed: 'The archive could not be read. Please try again.',
  unknown: 'There is no such import.',
  notStarted: 'This import has been started already.',
  notDone: 'This import is not done.',
  help: `Mealie, Tandoor, RecipeSage, Paprika, Nextcloud Cookbook, JSON-LD, what was exported here, or coffees of Beanconqueror; up to ${sizeLimit(ARCHIVE_LIMITS.bytes)}.`,
} as const
