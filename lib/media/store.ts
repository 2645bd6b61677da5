import { randomBytes } from 'node:crypto'
import { mongo } from 'mongoose'
import { siteDatabase } from '@/lib/db'

const MEDIA_TYPES = {
  'image/webp': 'webp',
  'image/png': 'png',
  'application/zip': 'zip',
  'application/pdf': 'pdf',
} as const
type MediaType = keyof typeof MEDIA_TYPES

/** The owning feature checks it before reading. */
export type MediaAccess = 'public' | 'members'

type MediaMetadata = {
  type: MediaType
  /** The feature that owns the file and decides whether it is in use. */
  owner: string
  access: MediaAccess
}

export type MediaFile = MediaMetadata & { id: mongo.ObjectId; name: string; length: number }

const NAME = /^[a-z0-9._-]{1,64}$/
/** Larger writes never settle when the connection closes meanwhile (mongodb 7.9). */
const CHUNK_BYTES = 64 * 1024
/** Keyed by handle: a reopened connection is the same object with a new one. */
const buckets = new WeakMap<mongo.Db, mongo.GridFSBucket>()

export async function mediaBucket(): Promise<mongo.GridFSBucket> {
  const db = await siteDatabase()
  const known = buckets.get(db)
  if (known) return known
  const bucket = new mongo.GridFSBucket(db, {
    bucketName: 'media',
    chunkSizeBytes: CHUNK_BYTES,
  })
  buckets.set(db, bucket)
  return bucket
}

export async function mediaCollections() {
  const db = await siteDatabase()
  return {
    files: db.collection<StoredFile>('media.files'),
    chunks: db.collection<{ files_id: mongo.ObjectId; n: number }>('media.chunks'),
  }
}

type StoredFile = { filename: string; length: number; uploadDate: Date; metadata: MediaMetadata }

/** Returns the name: 32 hex digits and the suffix. Readable once complete, as the entry is written last. */
export async function putMedia(
  bytes: Uint8Array,
  metadata: MediaMetadata,
  suffix = '',
): Promise<string> {
  const bucket = await mediaBucket()
  const stem = randomBytes(16).toString('hex') + (suffix && `-${suffix}`)
  const name = `${stem}.${MEDIA_TYPES[metadata.type]}`
  const upload = bucket.openUploadStream(name, { metadata })
  await new Promise<void>((resolve, reject) => {
    upload.once('error', reject)
    upload.once('finish', resolve)
    upload.end(bytes)
  })
  return name
}

/** Null also for invalid names. */
export async function findMedia(name: string): Promise<MediaFile | null> {
  if (!NAME.test(name)) return null
  const { files } = await mediaCollections()
  const file = await files.findOne({ filename: name })
  return file && toMediaFile(file)
}

/** Those that are stored, in the order of the names. */
export async function listMedia(names: readonly string[]): Promise<MediaFile[]> {
  const { files } = await mediaCollections()
  const found = await files.find({ filename: { $in: [...names] } }).toArray()
  const byName = new Map(found.map((file) => [file.filename, toMediaFile(file)]))
  return names.flatMap((name) => byName.get(name) ?? [])
}

function toMediaFile({ _id, filename, length, metadata }: mongo.WithId<StoredFile>): MediaFile {
  return { id: _id, name: filename, length, ...metadata }
}

export async function openMedia({ id }: MediaFile): Promise<mongo.GridFSBucketReadStream> {
  return (await mediaBucket()).openDownloadStream(id)
}

export async function deleteMedia(names: readonly string[]): Promise<void> {
  const bucket = await mediaBucket()
  const { files } = await mediaCollections()
  const found = await files.find({ filename: { $in: [...names] } }).toArray()
  for (const { _id } of found) {
    await bucket.delete(_id).catch((error: unknown) => {
      if (!(error instanceof mongo.MongoRuntimeError)) throw error
    })
  }
}
