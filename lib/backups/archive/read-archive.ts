import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { EJSON } from 'bson'
import type { mongo } from 'mongoose'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import {
  FORMAT,
  type Manifest,
  MANIFEST,
  manifestSchema,
  refused,
  SIGNATURE,
} from '@/lib/backups/archive/format'
import { compareVersions, VERSION } from '@/lib/config/version'
import { type AppError, toAppError } from '@/lib/errors'
import { MIGRATIONS } from '@/lib/migrations/list'
import { checkSeal } from '@/lib/backups/archive/seal'
import { isSignedBy, siteKey } from '@/lib/backups/archive/site-key'

const MANIFEST_BYTES = 256 * 1024 * 1024
/** A document of 16 MB, each number of which is written with its type. */
const MAX_LINE_BYTES = 64 * 1024 * 1024
const OTHER = 'This archive is not as its manifest says, or another program has changed it.'

export type Archive = { file: string; manifest: Manifest; isOwn: boolean }

/** Throws 400 for a changed or newer archive and any other file; entries are checked when read. */
export async function openArchive(file: string): Promise<Archive> {
  await checkSeal(file)
  const names = new Set<string>()
  const heads = new Map<string, Buffer>()
  await eachEntry(file, async (entry, zip) => {
    const { fileName, uncompressedSize } = entry
    if (names.has(fileName)) throw refused(OTHER)
    names.add(fileName)
    if (fileName !== MANIFEST && fileName !== SIGNATURE) return
    if (uncompressedSize > MANIFEST_BYTES) throw refused(OTHER)
    heads.set(fileName, await buffer(await zip.openReadStreamPromise(entry)))
  })
  const bytes = heads.get(MANIFEST)
  if (!bytes) throw refused('This zip is no archive of a site.')
  const manifest = readManifest(bytes)
  const signature = heads.get(SIGNATURE)?.toString() ?? ''
  if (!isSignedBy(manifest.key, bytes, signature)) {
    throw refused('The signature of this archive is wrong: somebody has changed it.')
  }
  const listed = [...Object.keys(manifest.entries), MANIFEST, SIGNATURE]
  if (names.size !== listed.length || !listed.every((name) => names.has(name))) throw refused(OTHER)
  return { file, manifest, isOwn: manifest.key === siteKey() }
}

function readManifest(bytes: Buffer): Manifest {
  try {
    const json: unknown = JSON.parse(bytes.toString())
    const format = typeof json === 'object' && json && 'format' in json ? Number(json.format) : 0
    if (format > FORMAT) throw newer(`format ${format}; this one reads up to ${FORMAT}`)
    const manifest = manifestSchema.parse(json)
    const { site, migration } = manifest
    if (migration > MIGRATIONS.length || compareVersions(site.version, VERSION) > 0) {
      throw newer(`version ${site.version}; this one is ${VERSION}`)
    }
    return manifest
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error
    throw refused(OTHER, error)
  }
}

function newer(why: string): AppError {
  return refused(
    `This archive was made by a newer version of the site (${why}). Update the site first.`,
  )
}

/** Visits the entries whose names begin so, one after the other, with their contents. */
export async function readEntries(
  { file, manifest }: Archive,
  start: string,
  visit: (name: string, contents: Readable) => Promise<void>,
): Promise<void> {
  await eachEntry(file, async (entry, zip) => {
    const { fileName } = entry
    if (!fileName.startsWith(start) || fileName === MANIFEST || fileName === SIGNATURE) return
    const contents = await zip.openReadStreamPromise(entry)
    try {
      await visit(fileName, Readable.from(checked(contents, manifest.entries[fileName])))
    } finally {
      contents.destroy()
    }
  })
}

async function* checked(
  contents: Readable,
  expected: Manifest['entries'][string] | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of contents as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    if (bytes > (expected?.bytes ?? 0)) throw refused(OTHER)
    yield chunk
  }
  if (bytes !== expected?.bytes || hash.digest('hex') !== expected.sha256) throw refused(OTHER)
}

export async function* readDocuments(contents: Readable): AsyncGenerator<mongo.Document> {
  for await (const line of linesOf(contents)) {
    yield EJSON.parse(line, { relaxed: false }) as mongo.Document
  }
}

/** Throws 400 for a line that is longer than any document. */
async function* linesOf(contents: Readable): AsyncGenerator<string> {
  let parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of contents as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]).toString()
      parts = []
      bytes = 0
      start = end + 1
    }
    parts.push(chunk.subarray(start))
    bytes += chunk.length - start
    if (bytes > MAX_LINE_BYTES) throw refused(OTHER)
  }
  if (bytes > 0) yield Buffer.concat(parts).toString()
}

async function eachEntry(
  file: string,
  visit: (entry: Entry, zip: ZipFile) => Promise<void>,
): Promise<void> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(
    (cause: unknown) => {
      throw refused('This is no readable zip archive.', cause)
    },
  )
  try {
    for await (const entry of zip.eachEntry()) await visit(entry, zip)
  } catch (error) {
    // A database that does not take the contents says nothing of the archive.
    if (toAppError(error).code !== 'internal') throw error
    throw refused(OTHER, error)
  } finally {
    zip.close()
  }
}
