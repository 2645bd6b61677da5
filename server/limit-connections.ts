import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from '@/lib/http/address-key'

export type ConnectionLimits = {
  max: number
  /** Each new connection from here on takes the place of an idle one, and they are kept shorter. */
  near: number
  /** Undefined behind a proxy, where one address stands for all clients. */
  perAddress: number | undefined
}

const KEEP_ALIVE_MS = 65_000
const SHORT_KEEP_ALIVE_MS = 5000

/** Begins work on a connection that node:http knows nothing of; the result ends it. */
type Use = (socket: Socket) => () => void

type Connection = { group: Group; inWork: number }
type Group = { key: string; open: number; idle: Set<Socket> }

/**
 * One client cannot shut out others: idle connections are closed first, the longest idle one
 * before others; where an address has none, its new connection is closed.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): Use {
  const { max, near, perAddress = Infinity } = limits
  const connections = new Map<Socket, Connection>()
  const groups = new Map<string, Group>()
  /** They are in the order in which they became idle, as in each group. */
  const idle = new Set<Socket>()

  function add(socket: Socket): void {
    const group = groupOf(socket)
    if (group.open >= perAddress && !closeFirst(group.idle)) return void socket.destroy()
    if (connections.size >= near) closeFirst(idle)
    groups.set(group.key, group)
    group.open++
    connections.set(socket, { group, inWork: 0 })
    rest(socket, group)
    socket.once('close', () => remove(socket))
    setKeepAlive()
  }

  function groupOf(socket: Socket): Group {
    const key = addressKey(socket.remoteAddress ?? '')
    return groups.get(key) ?? { key, open: 0, idle: new Set() }
  }

  function rest(socket: Socket, group: Group): void {
    idle.add(socket)
    group.idle.add(socket)
  }

  function wake(socket: Socket, group: Group): void {
    idle.delete(socket)
    group.idle.delete(socket)
  }

  function closeFirst(sockets: Set<Socket>): boolean {
    const [first] = sockets
    if (!first) return false
    remove(first)
    first.destroy()
    return true
  }

  function remove(socket: Socket): void {
    const connection = connections.get(socket)
    if (!connection) return
    const { group } = connection
    connections.delete(socket)
    wake(socket, group)
    group.open--
    if (group.open === 0) groups.delete(group.key)
    setKeepAlive()
  }

  function use(socket: Socket): () => void {
    const connection = connections.get(socket)
    if (!connection) return () => {}
    connection.inWork++
    wake(socket, connection.group)
    return () => {
      connection.inWork--
      if (connection.inWork === 0 && connections.has(socket)) rest(socket, connection.group)
    }
  }

  function begin({ socket }: IncomingMessage, response: ServerResponse): void {
    response.once('close', use(socket))
  }

  function setKeepAlive(): void {
    server.keepAliveTimeout = connections.size >= near ? SHORT_KEEP_ALIVE_MS : KEEP_ALIVE_MS
  }

  server.maxConnections = max
  setKeepAlive()
  server.on('connection', add)
  server.on('request', begin)
  server.on('checkContinue', begin)
  return use
}
