import { Connection } from 'mongodb/lib/cmap/connection.js'

/**
 * The driver's connection with one defect mended (mongodb 7.8): a command whose bytes wait for room
 * in the socket never ends when the connection is closed meanwhile, and whoever shares its answer
 * waits along. Here it fails for the reason for which the connection was closed.
 */
export class MendedConnection extends Connection {
  override async writeCommand(command: unknown, options: unknown): Promise<void> {
    let onClose = () => {}
    const closed = new Promise<never>((_resolve, reject) => {
      onClose = () => reject(this.error)
    })
    this.once('close', onClose)
    try {
      await Promise.race([super.writeCommand(command, options), closed])
    } finally {
      this.off('close', onClose)
    }
  }
}
