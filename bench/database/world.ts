import path from 'node:path'
import { mongo } from 'mongoose'
import { type ServerProcess, startServer } from '@pochade/embedded-mongo/conformance/server-process'
import { hold, temporaryFolder } from '../held'
import { type HelperProcess, startHelper } from '../helper-process'
import type { CannedWish } from './canned-server'
import { fill, LARGE, type Row, SMALL } from './documents'

/** The embedded database with its collections, and the reference server. */
export type World = {
  folder: string
  server: ServerProcess
  db: mongo.Db
  canned: { db: mongo.Db; helper: HelperProcess<CannedWish, string> }
  small: mongo.Collection<Row>
  large: mongo.Collection<Row>
}

export const GRID_FILE_BYTES = 20 * 1024 * 1024

/** Starts the database on a folder; its process ends with this run. */
export async function startDatabase(folder: string): Promise<ServerProcess> {
  const socket = path.join(folder, 'mongo.sock')
  const server = await startServer(path.join(folder, 'data'), ['--socket', socket])
  hold(() => server.kill())
  return server
}

export async function connect(uri: string): Promise<mongo.Db> {
  const client = await mongo.MongoClient.connect(uri, { maxPoolSize: 40 })
  hold(() => client.close())
  return client.db('bench')
}

/** `gridFiles` files of 20 MB each. */
export async function createWorld(gridFiles: number): Promise<World> {
  const folder = temporaryFolder()
  const server = await startDatabase(folder)
  const db = await connect(server.uri)
  const small = db.collection<Row>('small')
  const large = db.collection<Row>('large')
  await fill(small, SMALL)
  await fill(large, LARGE)
  const bucket = new mongo.GridFSBucket(db)
  for (let i = 0; i < gridFiles; i++) await upload(bucket, `file ${i}`)
  const socket = path.join(folder, 'canned.sock')
  const helper = startHelper<CannedWish, string>('database/canned-server.ts', [
    path.join(folder, 'mongo.sock'),
    socket,
    temporaryFolder(),
  ])
  await helper.ask('ready')
  const canned = { helper, db: await connect(`mongodb://${encodeURIComponent(socket)}`) }
  return { folder, server, db, canned, small, large }
}

function upload(bucket: mongo.GridFSBucket, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = bucket.openUploadStream(name)
    stream.once('finish', () => resolve()).once('error', reject)
    stream.end(Buffer.alloc(GRID_FILE_BYTES, name))
  })
}
