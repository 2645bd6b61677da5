import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { mongo } from 'mongoose'

/**
 * Fails what is written to a connection of the database in the moment in which it closes. The driver
 * (mongodb 7.8) waits for the socket to drain or to fail; one that was closed without an error does
 * neither, so the operation, and all that share its result, would never end.
 *
 * Connections with TLS are not seen here: Node does not announce their sockets.
 *
 * @param isDatabase whether a remote port, undefined for a Unix socket, is the database's
 */
export function failWritesToClosedSockets(isDatabase: (port: number | undefined) => boolean): void {
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { socket: Socket }
    socket.once('connect', () => {
      if (!isDatabase(socket.remotePort)) return
      socket.once('close', () => {
        if (socket.listenerCount('drain') === 0) return
        socket.emit('error', new mongo.MongoNetworkError('The connection was closed.'))
      })
    })
  })
}
