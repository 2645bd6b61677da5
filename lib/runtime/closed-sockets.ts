import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { mongo } from 'mongoose'

/**
 * Fails writes to a database connection that closes: the driver (mongodb 7.8) would wait for such a
 * socket for ever. Does not see connections with TLS, as Node does not announce their sockets.
 * @param isDatabase by the remote port, which is undefined for a Unix socket
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
