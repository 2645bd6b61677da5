import type { mongo } from 'mongoose'

/** Stores a file of one repeated byte; resolves with its id once acknowledged. */
export async function storeFile(
  bucket: mongo.GridFSBucket,
  name: string,
  { size, byte }: { size: number; byte: number },
): Promise<mongo.ObjectId> {
  const stream = bucket.openUploadStream(name)
  await new Promise<void>((resolve, reject) => {
    stream.on('finish', () => resolve())
    stream.on('error', reject)
    stream.end(Buffer.alloc(size, byte))
  })
  return stream.id
}

/** Whether a file is stored completely, as written by `storeFile`. */
export async function isFileWhole(
  bucket: mongo.GridFSBucket,
  name: string,
  { size, byte }: { size: number; byte: number },
): Promise<boolean> {
  const chunks: Buffer[] = []
  for await (const chunk of bucket.openDownloadStreamByName(name)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).equals(Buffer.alloc(size, byte))
}
