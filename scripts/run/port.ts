import type { Server } from 'node:http'
import { openStartingPage } from '../starting-page.mjs'
import { StartError } from './print'

/** The first one that systemd passes: https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html */
const PASSED = { fd: 3 }

/**
 * Takes the port, a free one for 0, and says there that the site is starting. A socket of systemd is
 * taken as it is: who connects while the site starts again waits in its queue. Throws `StartError`.
 */
export async function takePort(
  host: string,
  wanted: number,
): Promise<{ starting: Server | typeof PASSED; port: number }> {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  if (LISTEN_PID === String(process.pid) && LISTEN_FDS === '1') {
    return { starting: PASSED, port: wanted }
  }
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
