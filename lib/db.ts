import mongoose, { type ConnectOptions, type Connection, type mongo } from 'mongoose'
import { failWritesToClosedSockets } from '@/lib/runtime/closed-sockets'
import { env } from '@/lib/env'
import { logger } from '@/lib/logger'
import { addUntagged } from '@/lib/pages/dependency-tracking'
import { shared } from '@/lib/runtime/process-state'

/** How long calls wait after a loss: a restart of the server takes about this. */
const GRACE_MS = 2000
/** A database whose disk is busy holds up everything for seconds; one that has ended is known at once. */
const HEARTBEAT_TIMEOUT_MS = 8000
/** How long a call waits for a free connection, or a new one, before it fails. */
const POOL_WAIT_MS = HEARTBEAT_TIMEOUT_MS

type Loss = { isBack: Promise<boolean>; end: (isBack: boolean) => void; isLogged: boolean }
type Database = {
  uri: string | undefined
  poolWaitMs: number
  opening: Promise<Connection> | undefined
  loss: Loss | undefined
}

const database = () =>
  shared<Database>('database', () => {
    failWritesToClosedSockets(isDatabasePort)
    return { uri: undefined, poolWaitMs: POOL_WAIT_MS, opening: undefined, loss: undefined }
  })

class DatabaseLost extends Error {
  override name = 'DatabaseLost'

  constructor() {
    super('No server of the database answers.')
  }
}

export function useDatabase(uri: string, poolWaitMs = POOL_WAIT_MS): void {
  Object.assign(database(), { uri, poolWaitMs })
}

/** Rejects with `DatabaseLost` while the server is gone, after a common grace period. */
export function connectDb(): Promise<Connection> {
  // Every operation asks for its connection here; those of `cached` are noted by their tags.
  addUntagged()
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

export async function siteDatabase(): Promise<mongo.Db> {
  const { db } = await connectDb()
  if (!db) throw new Error('The connection has no database.')
  return db
}

export function isDatabaseLost(): boolean {
  const { opening, loss } = database()
  return opening === undefined || loss !== undefined
}

async function open(uri: string | undefined): Promise<Connection> {
  if (!uri) throw new Error('No database: MONGODB_URI is unset and no embedded server was started.')
  mongoose.set('strictQuery', 'throw')
  const connection = await connectPatiently(uri)
  connection.getClient().on('topologyDescriptionChanged', ({ newDescription }) => {
    if (isUsable(newDescription)) onRecovery()
    else onLoss()
  })
  return connection
}

/** Tries again while the server neither answers nor refuses, as long as one may hang. */
async function connectPatiently(uri: string): Promise<Connection> {
  const endsAt = performance.now() + HEARTBEAT_TIMEOUT_MS
  for (;;) {
    try {
      return (await mongoose.connect(uri, optionsFor(uri))).connection
    } catch (error) {
      if (performance.now() > endsAt || !isWithoutAnswer(error)) throw error
    }
  }
}

function isWithoutAnswer(error: unknown): boolean {
  if (!(error instanceof mongoose.Error.MongooseServerSelectionError)) return false
  const { reason } = error as { reason?: mongo.TopologyDescription }
  return reason !== undefined && [...reason.servers.values()].every((server) => !server.error)
}

function optionsFor(uri: string): ConnectOptions {
  return {
    ...(databaseName(uri) ? {} : { dbName: 'pochade' }),
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    // Requests queue for these connections, so that a slow server gets no extra load.
    maxPoolSize: 20,
    maxConnecting: 10,
    waitQueueTimeoutMS: database().poolWaitMs,
    // The driver retries interrupted operations for this long.
    serverSelectionTimeoutMS: 1000,
    // These two detect a server that hangs.
    heartbeatFrequencyMS: 500,
    connectTimeoutMS: HEARTBEAT_TIMEOUT_MS,
    socketTimeoutMS: 20_000,
  }
}

function isDatabasePort(port: number | undefined): boolean {
  // Undefined before the first connection.
  const client: mongo.MongoClient | undefined = mongoose.connection.getClient()
  return client?.options.hosts.some((host) => host.port === port) ?? false
}

function isUsable({ type, hasKnownServers }: mongo.TopologyDescription): boolean {
  return hasKnownServers && type !== 'ReplicaSetNoPrimary'
}

function onLoss(): void {
  const state = database()
  if (state.loss) return
  let end: Loss['end'] = () => {}
  const isBack = new Promise<boolean>((resolve) => (end = resolve))
  const loss: Loss = { isBack, end, isLogged: false }
  const graceTimer = setTimeout(() => {
    loss.isLogged = true
    logger().warn('The database does not answer.')
    end(false)
  }, GRACE_MS)
  void isBack.then(() => clearTimeout(graceTimer))
  state.loss = loss
}

function onRecovery(): void {
  const { loss } = database()
  if (!loss) return
  database().loss = undefined
  if (loss.isLogged) logger().info('The database answers again.')
  loss.end(true)
}

function databaseName(uri: string): string | undefined {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1]
}

export async function disconnectDb(): Promise<void> {
  const state = database()
  state.opening = undefined
  state.loss?.end(false)
  state.loss = undefined
  await mongoose.disconnect()
}
