import type { Server } from 'node:http'
import { openStartingPage } from '../starting-page.mjs'
import { StartError } from './print'

/** Takes the port, a free one for 0, and says there that the site is starting. Throws `StartError`. */
export async function takePort(
  host: string,
  wanted: number,
): Promise<{ starting: Server; port: number }> {
  const starting = await openStartingPage(host, wanted).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(listenError(error, host, wanted))
  })
  const address = starting.address()
  return { starting, port: address && typeof address === 'object' ? address.port : wanted }
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): string {
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
