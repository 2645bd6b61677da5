import { createServer, type Server, type Socket } from 'node:net'
import { Cursors } from './commands/cursors'
import { Operations } from './commands/operations'
import { Sessions } from './commands/sessions'
import { answer } from './commands/table'
import { Usage } from './commands/usage'
import { MongoError } from './errors'
import { prepareSocket, type SocketPlace } from './socket-path'
import { claimFolder } from './store/claim'
import { FolderError } from './store/environment'
import { Store } from './store/store'
import { startExpiry } from './store/expiry'
import { serveConnection } from './wire/connection'

type ListenOptions = {
  /** The data folder; created if missing. */
  data: string
  /** Path of the unix socket; default in the data folder. */
  socket?: string
  /** Listen on this port of 127.0.0.1 instead; 0 for a free one. */
  port?: number
  /** Interval of the removal of expired documents. */
  expiryIntervalMs?: number
  /** Length of a time slice of a long write. */
  turnMs?: number
  /** Limit for a client that stops within a message or leaves an answer unread. */
  stalledMs?: number
  /** Receives internal errors; clients get a generic one. */
  report?: (error: unknown) => void
}

export type Listening = { uri: string; close(): Promise<void> }

const EXPIRY_MS = 20_000
const CLIENT_GONE = 279
const SHUTDOWN = 11600
/** Length of the queue of pending connections. */
const MAX_WAITING = 2048

/** Opens the data and serves it until `close`. Rejects with a message fit for users. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const unclaim = await claimFolder(options.data)
  try {
    const { uri, close } = await serve(options)
    return { uri, close: () => close().finally(unclaim) }
  } catch (error) {
    await unclaim()
    throw error
  }
}

async function serve(options: ListenOptions): Promise<Listening> {
  const { data, port, expiryIntervalMs = EXPIRY_MS, report = logToStderr } = options
  const store = Store.open(data, options.turnMs)
  const cursors = new Cursors(store)
  const stopExpiry = startExpiry(store, expiryIntervalMs, report)
  const sockets = new Set<Socket>()
  const shared = {
    store,
    cursors,
    operations: new Operations(),
    sessions: new Sessions(),
    usage: new Usage(),
  }
  const connections = { current: 0, created: 0 }
  const isPrivate = port === undefined
  let isClosing = false
  const server = createServer((socket) => {
    sockets.add(socket)
    connections.current++
    socket.on('close', () => {
      sockets.delete(socket)
      connections.current--
    })
    const interruption = (): MongoError | undefined => {
      if (isClosing) return new MongoError(SHUTDOWN, 'interrupted at shutdown')
      return socket.destroyed ? new MongoError(CLIENT_GONE, 'the client disconnected') : undefined
    }
    const { remoteAddress, remotePort } = socket
    const setting = {
      ...shared,
      connections,
      isPrivate,
      report,
      interruption,
      connection: ++connections.created,
      client: remoteAddress ? `${remoteAddress}:${remotePort}` : 'anonymous unix socket',
    }
    serveConnection(socket, (request) => answer(request, setting), options.stalledMs)
  })
  const release = async (): Promise<void> => {
    stopExpiry()
    cursors.close()
    await store.close()
  }
  try {
    const place = port === undefined ? prepareSocket(options.socket, data) : { port }
    const uri = await bind(server, place)
    server.on('error', report)
    const close = async (): Promise<void> => {
      isClosing = true
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
      await release()
      if ('remove' in place) place.remove()
    }
    return { uri, close }
  } catch (error) {
    await release()
    throw error
  }
}

function bind(server: Server, place: SocketPlace | { port: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(cannotListen(place, cause)))
    if ('port' in place) {
      server.listen(place.port, '127.0.0.1', MAX_WAITING, () => {
        const address = server.address()
        const port = typeof address === 'object' && address ? address.port : place.port
        resolve(`mongodb://127.0.0.1:${port}`)
      })
    } else {
      server.listen(place.path, MAX_WAITING, () =>
        resolve(`mongodb://${encodeURIComponent(place.path)}`),
      )
    }
  })
}

function cannotListen(place: SocketPlace | { port: number }, cause: Error): FolderError {
  const where = 'port' in place ? `port ${place.port} of 127.0.0.1` : place.path
  return new FolderError(`The server cannot listen on ${where}: ${cause.message}.`, 1)
}

function logToStderr(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
}
