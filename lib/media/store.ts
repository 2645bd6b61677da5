import { randomBytes } from 'node:crypto'
import { mongo } from 'mongoose'
import { siteDatabase } from '@/lib/db'

/** What is stored, and how its names end. */
export const MEDIA_TYPES = { 'image/webp': 'webp', 'image/png': 'png' } as const
export type MediaType = keyof typeof MEDIA_TYPES

/** Who may see a file; its feature checks that before it asks for the bytes. */
export type MediaAccess = 'public' | 'members'

export type MediaMetadata = {
  type: MediaType
  /** The feature that the file belongs to, and that knows whether it is still needed. */
  owner: string
  access: MediaAccess
}

export type MediaFile = MediaMetadata & { id: mongo.ObjectId; name: string; length: number }

const NAME = /^[a-z0-9._-]{1,64}$/
/**
 * A command that does not fit into the socket's buffer never ends when its connection is closed
 * meanwhile (mongodb 7.9), and keeps its place in the pool.
 */
const CHUNK_BYTES = 64 * 1024
/** By the driver's handle: a connection that is opened anew is the same object with another one. */
const buckets = new WeakMap<mongo.Db, mongo.GridFSBucket>()

/** The files' one place: GridFS on the site's own connection. */
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

/** The collections behind the bucket, for what its own methods do not offer. */
export async function mediaCollections() {
  const db = await siteDatabase()
  return {
    files: db.collection<StoredFile>('media.files'),
    chunks: db.collection<{ files_id: mongo.ObjectId; n: number }>('media.chunks'),
  }
}

type StoredFile = { filename: string; length: number; uploadDate: Date; metadata: MediaMetadata }

/**
 * Stores a file under a new name of 32 hex digits. It can be read once all of it is there, as its
 * entry is written last; bytes of a put that was cut off are cleared by `collectMedia`.
 */
export async function putMedia(bytes: Uint8Array, metadata: MediaMetadata): Promise<string> {
  const bucket = await mediaBucket()
  const name = `${randomBytes(16).toString('hex')}.${MEDIA_TYPES[metadata.type]}`
  const upload = bucket.openUploadStream(name, { metadata })
  await new Promise<void>((resolve, reject) => {
    upload.once('error', reject)
    upload.once('finish', resolve)
    upload.end(bytes)
  })
  return name
}

/** The file of this name, or null; also for names that no file can have. */
export async function findMedia(name: string): Promise<MediaFile | null> {
  if (!NAME.test(name)) return null
  const { files } = await mediaCollections()
  const file = await files.findOne({ filename: name })
  return file && { id: file._id, name, length: file.length, ...file.metadata }
}

/** The bytes of a stored file, from the database as fast as they are read. */
export async function openMedia({ id }: MediaFile): Promise<mongo.GridFSBucketReadStream> {
  return (await mediaBucket()).openDownloadStream(id)
}

/** Deletes files by name; those that are gone already are passed over. */
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
