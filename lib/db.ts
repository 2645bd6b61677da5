import mongoose, { type Connection } from 'mongoose'
import { env } from '@/lib/env'
import { shared } from '@/lib/process-state'

type Database = { uri: string | undefined; opening: Promise<Connection> | undefined }

const database = () => shared<Database>('database', () => ({ uri: undefined, opening: undefined }))

/** Tells this process which server to use; the start command does so for the embedded one. */
export function useDatabase(uri: string): void {
  database().uri = uri
}

/**
 * The connection of this process; opened once. Rejects within seconds while the server is gone or
 * hangs, and the driver finds it again by itself when it is back.
 */
export function connectDb(): Promise<Connection> {
  const state = database()
  state.opening ??= open(state.uri ?? env().MONGODB_URI).catch((error: unknown) => {
    state.opening = undefined
    throw error
  })
  return state.opening
}

async function open(uri: string | undefined): Promise<Connection> {
  if (!uri) throw new Error('No database: MONGODB_URI is unset and no embedded server was started.')
  mongoose.set('strictQuery', 'throw')
  const { connection } = await mongoose.connect(uri, {
    ...(databaseName(uri) ? {} : { dbName: 'pochade' }),
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    maxPoolSize: 20,
    serverSelectionTimeoutMS: 2000,
    connectTimeoutMS: 2000,
    // A server that hangs is found out after these two, and what waits for it is cut off then.
    heartbeatFrequencyMS: 2000,
    socketTimeoutMS: 20_000,
    waitQueueTimeoutMS: 5000,
  })
  return connection
}

function databaseName(uri: string): string | undefined {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1]
}

/** Closes the connection; for the end of the process and for tests. */
export async function disconnectDb(): Promise<void> {
  database().opening = undefined
  await mongoose.disconnect()
}
