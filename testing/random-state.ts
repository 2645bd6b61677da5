import { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson'
import * as fc from 'fast-check'
import { mongo } from 'mongoose'

const leaf = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map((value) => new Int32(value)),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => new Binary(bytes)),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.integer().map((value) => Decimal128.fromString(`${value}.50`)),
  fc.nat(1e6).map((t) => new Timestamp({ t, i: 1 })),
  fc.constantFrom(/^a.b$/i, /x|y/s),
)
const key = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((name) => /^[^$.\0]+$/.test(name) && name !== '_id' && name !== '__proto__')
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(key, tie('any'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any
const document = fc.dictionary(key, value, { maxKeys: 6, noNullPrototype: true })

export const randomState = fc.record({
  collections: fc.dictionary(
    fc.stringMatching(/^[a-z]{3,8}$/),
    fc.array(document, { minLength: 1, maxLength: 20 }),
    { minKeys: 1, maxKeys: 5, noNullPrototype: true },
  ),
  pictures: fc.array(fc.uint8Array({ maxLength: 200_000, size: 'max' }), { maxLength: 4 }),
})
type State = typeof randomState extends fc.Arbitrary<infer T> ? T : never

export async function writeState(db: mongo.Db, { collections, pictures }: State): Promise<void> {
  for (const [name, documents] of Object.entries(collections)) {
    await db.collection(name).insertMany(documents as mongo.Document[])
  }
  const bucket = new mongo.GridFSBucket(db, { bucketName: 'media', chunkSizeBytes: 64 * 1024 })
  for (const [i, bytes] of pictures.entries()) {
    const upload = bucket.openUploadStream(`${i}.webp`, { metadata: { owner: 'a' } })
    await new Promise((resolve, reject) => {
      upload.once('error', reject).once('finish', resolve)
      upload.end(Buffer.from(bytes))
    })
  }
}
