import fs from 'node:fs'
import { lstat, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { EJSON } from 'bson'
import { z } from 'zod'

/* The layout of mongodump; manifest.json is ours, written last, and marks a complete export. */

const MAX_DOCUMENT_BYTES = 17 * 1024 * 1024
const MIN_DOCUMENT_BYTES = 5

const manifestSchema = z.object({
  format: z.literal(1),
  database: z.string(),
  collections: z.array(
    z.object({ name: z.string(), documents: z.number().int(), checksum: z.string() }),
  ),
})

export type DumpManifest = z.infer<typeof manifestSchema>
export type DumpedCollection = DumpManifest['collections'][number]

type DumpMetadata = {
  options: Record<string, unknown>
  indexes: { name: string; [key: string]: unknown }[]
}

export class TransferError extends Error {
  override name = 'TransferError'
}

export const manifestPath = (folder: string) => path.join(folder, 'manifest.json')

export function dumpPaths(folder: string, database: string, collection: string) {
  const base = path.join(folder, database, encodeURIComponent(collection))
  return { documents: `${base}.bson`, metadata: `${base}.metadata.json` }
}

/** Throws `TransferError` where there is no complete export. */
export async function readManifest(folder: string): Promise<DumpManifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => undefined)
  if (text === undefined) throw new TransferError(`${folder} holds no finished export.`)
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new TransferError(`${manifestPath(folder)} is not the manifest of an export.`, { cause })
  }
}

/** Throws `TransferError` where a name or a link leads out of the folder, or to no plain file. */
export async function expectInside(folder: string, file: string): Promise<void> {
  const [root, place] = await Promise.all([realpath(folder), realpath(file).catch(() => '')])
  const isInside = place.startsWith(root + path.sep)
  if (!isInside || !(await lstat(file)).isFile()) {
    throw new TransferError(`${file} is no file of the export.`)
  }
}

export async function readMetadata(file: string): Promise<DumpMetadata> {
  return EJSON.parse(await readFile(file, 'utf8'), { relaxed: true }) as DumpMetadata
}

export async function* readDocuments(file: string): AsyncGenerator<Buffer> {
  let buffered: Buffer = Buffer.alloc(0)
  for await (const chunk of fs.createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    buffered = Buffer.concat([buffered, chunk as Buffer])
    for (;;) {
      const length = buffered.length < 4 ? undefined : buffered.readInt32LE(0)
      if (length === undefined) break
      if (length < MIN_DOCUMENT_BYTES || length > MAX_DOCUMENT_BYTES) throw damaged(file)
      if (buffered.length < length) break
      yield buffered.subarray(0, length)
      buffered = buffered.subarray(length)
    }
  }
  if (buffered.length > 0) throw damaged(file)
}

export function damaged(file: string): TransferError {
  return new TransferError(`${file} is damaged.`)
}
