import http, { type Server } from 'node:http'
import path from 'node:path'
import { isRestoring } from '@/lib/backups/restoring'
import { env, perEnv } from '@/lib/env'
import { isPathOff } from '@/lib/features'
import { type ApiDescription, setApiDocument } from '@/lib/http/api-document'
import { acceptFirst } from './accept-first'
import { admission } from './admission'
import { answerMalformed } from './answer-malformed'
import { apiMethods } from './api-methods'
import { checkBirthdayPath } from './birthday-page'
import { requestCheck } from './check-request'
import { currentHosts, currentPolicy } from './current-policy'
import { readLoader, scriptDeferrer } from './defer-scripts'
import { formerBuilds } from './former-builds'
import { requestHandler } from './handle-request'
import { limitHeapGrowth } from './heap-watch'
import { hostRule, type HostOptions } from './host-rule'
import { cacheRuleFinder } from './page-cache/cache-rules'
import { answerOnConnections } from './page-cache/fast-path/answer-on-connections'
import { pageCache } from './page-cache/page-cache'
import { answerRenderer } from './page-cache/render-answer'
import { limitConnections } from './limit-connections'
import { startNext } from './next-app'
import { type AtOnce, handleOneAtATime } from './one-at-a-time'
import { pathOf } from './request-path'
import { staticFiles } from './static-files'

const HEADER_BYTES = 16 * 1024
const HEADER_MS = 10_000
/** Most bodies have a shorter limit (guard-body.ts). */
const REQUEST_MS = 150_000
/** All together are below the usual limit of open files for a process. */
const CONNECTIONS = { max: 3000, near: 2400, perAddress: 250 }

export type ServeOptions = Pick<HostOptions, 'host' | 'trustProxy'> & {
  root: string
  /** The build to serve, relative to the root; undefined in development. */
  distDir: string | undefined
  /** What the build, or the sources in development, say of the routes. */
  api: ApiDescription
  port: number
  isDatabaseGone: () => boolean
}

export type SiteServer = {
  /** Takes the socket of another server or of systemd over, so that no connection is refused meanwhile. */
  listen: (before: Server | { fd: number }) => Promise<void>
  /** Stops accepting, lets running requests finish for at most `ms`, then closes their connections. */
  drain: (ms: number) => Promise<void>
}

export async function createSiteServer(options: ServeOptions): Promise<SiteServer> {
  const { root, distDir, port, trustProxy, isDatabaseGone } = options
  const dev = distDir === undefined
  limitHeapGrowth()
  const server = http.createServer({
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: HEADER_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: 2000,
  })
  setApiDocument(options.api.document)
  const birthdayPath = env().BIRTHDAY_PAGE_PATH
  checkBirthdayPath(birthdayPath, options.api.pages)
  const app = await startNext({ root, dev, port, server, birthdayPath })
  const methods = apiMethods(options.api.paths)
  let draining = false

  const use = limitConnections(server, {
    ...CONNECTIONS,
    perAddress: trustProxy > 0 ? undefined : CONNECTIONS.perAddress,
  })
  server.on('clientError', answerMalformed)
  const policy = currentPolicy(dev)
  const takesHost = perEnv(() => hostRule(currentHosts(options)))
  const check = perEnv(() => requestCheck({ hosts: currentHosts(options), methods, dev }))
  const limits = admission(methods, acceptFirst(server))
  const findRule = cacheRuleFinder(
    [...options.api.pages, ...Object.keys(options.api.paths)],
    options.api.cacheRules,
  )
  const dist = path.join(root, distDir ?? '')
  const deferScripts = scriptDeferrer(dev ? '' : readLoader(dist))
  const cache = pageCache({
    ruleOf: (address) => (isPathOff(pathOf({ url: address })) ? undefined : findRule(address)),
    render: answerRenderer(app, policy, limits.runRendering, deferScripts),
    limits,
    takesHost: (headers) => takesHost()(headers),
    trustProxy,
  })
  const builds = path.dirname(dist)
  const former = dev ? [] : formerBuilds(builds, path.basename(dist))
  const handle = requestHandler({
    app,
    methods,
    policy,
    trustProxy,
    check: (request) => check()(request),
    built: dev
      ? undefined
      : {
          files: staticFiles(
            dist,
            former.map((name) => path.join(builds, name)),
          ),
          admit: limits.admit,
          cache,
          deferScripts,
        },
    isDatabaseGone,
    isDraining: () => draining,
  })
  const answerAtOnce: AtOnce = (request, response) =>
    !dev && !draining && !isRestoring() && cache.answerAtOnce(request, response)
  handleOneAtATime(server, handle, answerAtOnce)
  const isFast = !dev && env().FAST_PATH === 'on'
  const closeFastPath = isFast
    ? answerOnConnections(server, {
        find: (...head) => (isRestoring() ? undefined : cache.find(...head)),
        findOrRevalidate: (...head) =>
          isRestoring() ? undefined : cache.findOrRevalidate(...head),
        use,
      })
    : () => {}

  function listen(before: Server | { fd: number }): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(before, () => {
        server.off('error', reject)
        resolve()
      })
    })
  }

  async function drain(ms: number): Promise<void> {
    draining = true
    closeFastPath()
    const closed = new Promise((resolve) => server.close(resolve))
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), ms)
    await closed
    clearInterval(idle)
    clearTimeout(cut)
    await app.close()
  }

  return { listen, drain }
}
