import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { decode, type Document, encode } from '../bson/types'

const HEADER = 16
const OP_MSG = 2013

/** Sends documents as the bytes they are given as, which drivers cannot. */
export class RawConnection {
  private constructor(private readonly socket: Socket) {}

  static async open(uri: string): Promise<RawConnection> {
    const socket = connect(decodeURIComponent(uri.replace('mongodb://', '')))
    await once(socket, 'connect')
    return new RawConnection(socket)
  }

  /** Inserts one document; the answer is the server's, or undefined if it ended the connection. */
  async insert(
    db: string,
    collection: string,
    document: Uint8Array,
  ): Promise<Document | undefined> {
    const body = encode({ insert: collection, $db: db })
    const name = Buffer.from('documents\0')
    const size = Buffer.alloc(4)
    size.writeInt32LE(4 + name.length + document.length)
    const sections = [Buffer.from([0]), body, Buffer.from([1]), size, name, document]
    const head = Buffer.alloc(HEADER + 4)
    const message = Buffer.concat([head, ...sections])
    message.writeInt32LE(message.length)
    message.writeInt32LE(OP_MSG, 12)
    this.socket.write(message)
    return this.reply()
  }

  close(): void {
    this.socket.destroy()
  }

  private async reply(): Promise<Document | undefined> {
    let bytes = Buffer.alloc(0)
    while (bytes.length < HEADER || bytes.length < bytes.readInt32LE()) {
      const chunk: unknown = this.socket.read() ?? (await this.more())
      if (chunk === undefined) return undefined
      if (chunk instanceof Buffer) bytes = Buffer.concat([bytes, chunk])
    }
    return decode(bytes.subarray(HEADER + 5))
  }

  /** Waits for more bytes; undefined at the end. */
  private async more(): Promise<null | undefined> {
    if (this.socket.destroyed || this.socket.readableEnded) return undefined
    const wait = new AbortController()
    const { signal } = wait
    await Promise.race([
      once(this.socket, 'readable', { signal }),
      once(this.socket, 'close', { signal }),
    ]).catch(() => undefined)
    wait.abort()
    return this.socket.destroyed ? undefined : null
  }
}
