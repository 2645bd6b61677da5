import net from 'node:net'
import { StartError } from './print'

/** Checks that the port is free and returns it; a free one for 0. Throws `StartError` otherwise. */
export function checkPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(listenError(error, host, port))),
    )
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address()
      const free = address && typeof address === 'object' ? address.port : port
      probe.close(() => resolve(free))
    })
  })
}

export function listenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Choose another one, for example PORT=${port + 1} npm start.`
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine.`
    default:
      return `Nothing can listen on ${host}:${port} (${error.code ?? error.message}).`
  }
}
