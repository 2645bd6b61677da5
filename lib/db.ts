import mongoose, { type Connection, type mongo } from 'mongoose'
import { env } from '@/lib/env'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/process-state'

/** How long calls wait for a database that was just lost: one that starts again takes about this. */
const GRACE_MS = 2000
/** The most that is waited for a reply to a sign of life, of which there are two a second. */
const SILENCE_MS = 2000

type Loss = { isBack: Promise<boolean>; end: (isBack: boolean) => void; isSaid: boolean }
type Database = {
  uri: string | undefined
  opening: Promise<Connection> | undefined
  /** Set while no server is known that could take a write. */
  loss: Loss | undefined
}

const database = () =>
  shared<Database>('database', () => ({ uri: undefined, opening: undefined, loss: undefined }))

/** Thrown where the database is known to be gone, so that nobody waits to find it out again. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost'

  constructor() {
    super('No server of the database answers.')
  }
}

/** Tells this process which server to use; the start command does so for the embedded one. */
export function useDatabase(uri: string): void {
  database().uri = uri
}

/**
 * The connection of this process; opened once. While its server is gone or hangs, this rejects with
 * `DatabaseLost`: at once, but for a moment after the loss that all callers wait out together. The
 * driver finds the server again by itself.
 */
export function connectDb(): Promise<Connection> {
  const state = database()
  state.opening ??= open(state.uri ?? env().MONGODB_URI).catch((error: unknown) => {
    state.opening = undefined
    throw error
  })
  return state.loss ? afterLoss(state.loss, state.opening) : state.opening
}

async function afterLoss(loss: Loss, opening: Promise<Connection>): Promise<Connection> {
  if (!(await loss.isBack)) throw new DatabaseLost()
  return opening
}

/** The driver's own handle of the site's database, for what models do not offer. */
export async function siteDatabase(): Promise<mongo.Db> {
  const { db } = await connectDb()
  if (!db) throw new Error('The connection has no database.')
  return db
}

/** Whether this process has no database at the moment. */
export function isDatabaseLost(): boolean {
  const { opening, loss } = database()
  return opening === undefined || loss !== undefined
}

async function open(uri: string | undefined): Promise<Connection> {
  if (!uri) throw new Error('No database: MONGODB_URI is unset and no embedded server was started.')
  mongoose.set('strictQuery', 'throw')
  const { connection } = await mongoose.connect(uri, {
    ...(databaseName(uri) ? {} : { dbName: 'pochade' }),
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    // A request waits for its turn on these rather than add to the load of a slow server.
    maxPoolSize: 20,
    maxConnecting: 10,
    waitQueueTimeoutMS: 3000,
    // What was under way when the server went is tried again for this long.
    serverSelectionTimeoutMS: 1000,
    // A server that hangs is found out after these two, and what waits for it is cut off then.
    heartbeatFrequencyMS: 500,
    connectTimeoutMS: SILENCE_MS,
    socketTimeoutMS: 20_000,
  })
  connection.getClient().on('topologyDescriptionChanged', ({ newDescription }) => {
    if (isUsable(newDescription)) found()
    else lost()
  })
  return connection
}

function isUsable({ type, hasKnownServers }: mongo.TopologyDescription): boolean {
  return hasKnownServers && type !== 'ReplicaSetNoPrimary'
}

function lost(): void {
  const state = database()
  if (state.loss) return
  let end: Loss['end'] = () => {}
  const isBack = new Promise<boolean>((resolve) => (end = resolve))
  const loss: Loss = { isBack, end, isSaid: false }
  const patience = setTimeout(() => {
    loss.isSaid = true
    logger().warn('The database does not answer.')
    end(false)
  }, GRACE_MS)
  void isBack.then(() => clearTimeout(patience))
  state.loss = loss
}

function found(): void {
  const { loss } = database()
  if (!loss) return
  database().loss = undefined
  if (loss.isSaid) logger().info('The database answers again.')
  loss.end(true)
}

function databaseName(uri: string): string | undefined {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1]
}

/** Closes the connection; for the end of the process and for tests. */
export async function disconnectDb(): Promise<void> {
  const state = database()
  state.opening = undefined
  state.loss?.end(false)
  state.loss = undefined
  await mongoose.disconnect()
}
