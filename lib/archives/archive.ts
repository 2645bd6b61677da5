import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ARCHIVE_LIMITS, MOVE_TEXTS } from '@/lib/archives/catalogue'
import { AppError } from '@/lib/errors'

export type Archive = { name: string; bytes: Buffer }
export type ArchiveFile = { name: string; read: () => Promise<Buffer> }

const ALONE = /\.(?:json|jsonld|json-ld|paprikarecipe)$/iu
const SYMBOLIC_LINK = 0o120000
const FILE_TYPE = 0o170000

/** Counts what is unpacked, also of archives in an archive; throws 413 above the limit. */
export function countUnpacked(): (bytes: number) => void {
  let unpacked = 0
  return (bytes) => {
    if ((unpacked += bytes) > ARCHIVE_LIMITS.allBytes)
      throw tooLarge('It unpacks to more than 1 GB.')
  }
}

/**
 * Throws 400 for no zip or a name that leads out of it, 413 above the limits; omits links. What
 * unpacks to more than its entry says fails when it is read.
 */
export async function openArchive(
  { name, bytes }: Archive,
  count = countUnpacked(),
): Promise<ArchiveFile[]> {
  if (ALONE.test(name)) return [{ name, read: async () => bytes }]
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false, lazyEntries: true })
    if (zip.entryCount > ARCHIVE_LIMITS.files) throw tooLarge('It has more than 10,000 files.')
    return await listFiles(zip, count)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid', { message: MOVE_TEXTS.unreadable, cause: error })
  }
}

async function listFiles(zip: ZipFile, count: (bytes: number) => void): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = []
  for await (const entry of zip.eachEntry()) {
    count(entry.uncompressedSize)
    if (!isPlainFile(entry) || entry.uncompressedSize > ARCHIVE_LIMITS.fileBytes) continue
    files.push({ name: entry.fileName, read: () => readEntry(zip, entry) })
  }
  return files
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch (cause) {
    throw damagedFile(entry.fileName, cause)
  }
}

export function damagedFile(name: string, cause: unknown): AppError {
  return new AppError('invalid', { message: `A file of this archive is damaged: ${name}`, cause })
}

function isPlainFile({ fileName, externalFileAttributes }: Entry): boolean {
  const mode = externalFileAttributes >>> 16
  return !fileName.endsWith('/') && (mode & FILE_TYPE) !== SYMBOLIC_LINK
}

export function tooLarge(reason: string): AppError {
  return new AppError('too_large', { message: `The archive is too large. ${reason}` })
}
