import { once } from 'node:events'
import http2, { type ClientHttp2Stream, type IncomingHttpHeaders } from 'node:http2'
import net from 'node:net'
import tls, { type TLSSocket } from 'node:tls'

export const HOST = 'example.org'

type Ask = {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array | string
  /** The name that the request asks for, where it is not that of the connection. */
  host?: string
}
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** A TLS connection to a proxy, from one of the many addresses of this machine. */
export async function connectTls(
  port: number,
  from = '127.0.0.1',
  name = HOST,
): Promise<TLSSocket> {
  const socket = tls.connect({
    // Only a connection of `net` can name the address that it comes from.
    socket: net.connect({ host: '127.0.0.1', port, localAddress: from }),
    servername: name,
    ALPNProtocols: ['h2'],
    // The certificate is made for the test.
    rejectUnauthorized: false,
  })
  await once(socket, 'secureConnect')
  return socket
}

/** A browser behind one address, which speaks HTTP/2. */
export class Client {
  #session: http2.ClientHttp2Session

  private constructor(
    socket: TLSSocket,
    readonly name: string,
  ) {
    this.#session = http2.connect(`https://${name}`, { createConnection: () => socket })
    this.#session.on('error', () => {})
  }

  static async open(port: number, from?: string, name = HOST): Promise<Client> {
    return new Client(await connectTls(port, from, name), name)
  }

  get protocol(): string | undefined {
    return this.#session.alpnProtocol
  }

  close(): void {
    this.#session.destroy()
  }

  /** The open answer, whose parts the caller reads. */
  send(
    path: string,
    { method = 'GET', headers = {}, body, host = this.name }: Ask = {},
  ): ClientHttp2Stream {
    const stream = this.#session.request({
      ':method': method,
      ':path': path,
      ':authority': host,
      ...headers,
    })
    stream.end(body)
    return stream
  }

  async ask(path: string, ask: Ask = {}): Promise<Answer> {
    const stream = this.send(path, ask)
    const [headers] = (await once(stream, 'response')) as [
      IncomingHttpHeaders & { ':status': number },
    ]
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    return { status: headers[':status'], headers, text: Buffer.concat(chunks).toString() }
  }

  postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }
}
