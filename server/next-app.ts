import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import next from 'next'
import { logger } from '@/lib/logger'
import { birthdayPage } from './birthday-page'
import { pathOf } from './request-path'

export type NextApp = {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  close: () => Promise<void>
}

/** Pages of Next's own; asked for by name one answers 500, the other without the site's shell. */
const NEXTS_OWN: readonly string[] = ['/_global-error', '/_not-found']
const UNKNOWN = '/unknown'

type Options = {
  root: string
  dev: boolean
  port: number
  server: Server
  birthdayPath: string | undefined
}

export async function startNext(options: Options): Promise<NextApp> {
  const { root, dev, port, server, birthdayPath } = options
  // Read for each file of the build: 77 MB and seconds of each start (lib/runtime/source-mapped-stack.ts).
  if (!dev) process.setSourceMapsEnabled(false)
  // Only development has a web socket; otherwise Next adds its listener to an unused server.
  const httpServer = dev ? server : http.createServer()
  // Next's own name for this site: with another one it would fetch a rewrite of the middleware over
  // the network instead of rendering it.
  const app = next({ dev, dir: root, hostname: 'localhost', port, httpServer, quiet: true })
  await asDebug(() => app.prepare())
  const handle = app.getRequestHandler()
  const leadToBirthday = birthdayPage(birthdayPath)
  return {
    async answer(request, response) {
      if (NEXTS_OWN.includes(pathOf(request))) request.url = UNKNOWN
      leadToBirthday(request)
      await handle(request, response)
    },
    close: () => app.close(),
  }
}

/** Next tells on the output how long its configuration took, which is no line of the log. */
async function asDebug(work: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = (...texts: unknown[]) => logger().debug(stripVTControlCharacters(texts.join(' ')))
  try {
    await work()
  } finally {
    console.log = log
  }
}
