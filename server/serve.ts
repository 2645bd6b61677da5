import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import { LIMITS } from '@/lib/config/limits'
import { env } from '@/lib/env'
import { CLIENT_IP_HEADER } from '@/lib/http/client-ip'
import { type ApiDescription, setApiDocument } from '@/lib/http/api-document'
import type { ErrorFamily } from '@/lib/http/error-response'
import { captchaHosts } from '@/lib/integrations/captcha/provider-hosts'
import { logger } from '@/lib/logger'
import { takeFailedPage } from '@/lib/failed-pages'
import { takeMissingPage } from '@/lib/missing-pages'
import { answerMalformed } from './answer-malformed'
import { apiMethods } from './api-methods'
import { bodyDeadline } from './body-deadline'
import { refusalOf, type Refusal, stripInternalHeaders } from './check-request'
import { clientIpOf } from './client-ip'
import { answerDirectly, directRoute } from './direct-routes'
import { compressResponse, sendFallback } from './compress-response'
import { limitBody } from './limit-body'
import { answerPlainly } from './plain-answers'
import {
  contentSecurityPolicy,
  newNonce,
  referrerPolicy,
  securityHeaders,
} from './security-headers'
import { staticFiles } from './static-files'

const HEADER_BYTES = 16 * 1024
const HEADER_MS = 10_000
/** Most bodies have a shorter limit (body-deadline.ts). */
const REQUEST_MS = 150_000
/** Further connections are dropped; below the usual limit of open files for a process. */
const MAX_CONNECTIONS = 3000
/** A refused client may send this much more before its connection is closed. */
const LINGER_BYTES = 4 * LIMITS.uploadBytes

export type ServeOptions = {
  root: string
  /** The build to serve, relative to the root; undefined in development. */
  distDir: string | undefined
  /** What the build, or the sources in development, say of the routes. */
  api: ApiDescription
  host: string
  port: number
  siteUrl: string
  trustProxy: number
  isDatabaseGone: () => boolean
}

export type SiteServer = {
  listen: () => Promise<void>
  /** Stops accepting, lets running requests finish for at most `ms`, then closes their connections. */
  drain: (ms: number) => Promise<void>
}

/** Creates the web process: an HTTP server around Next's request handler. */
export async function createSiteServer(options: ServeOptions): Promise<SiteServer> {
  const { root, distDir, host, port } = options
  const dev = distDir === undefined
  const policy = {
    dev,
    https: options.siteUrl.startsWith('https:'),
    captchaHosts: captchaHosts(env().CAPTCHA_PROVIDER),
  }
  const fixedHeaders = Object.entries(securityHeaders(policy))
  const files = distDir === undefined ? undefined : staticFiles(path.join(root, distDir))
  setApiDocument(options.api.document)
  const methods = apiMethods(options.api.paths)
  const server = http.createServer({
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: HEADER_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: 2000,
    keepAliveTimeout: 65_000,
  })
  // Only development has a web socket; otherwise Next adds its listener to an unused server.
  const httpServer = dev ? server : http.createServer()
  // Next's own name for this site: with another one it would fetch a rewrite of the middleware over
  // the network instead of rendering it.
  const app = next({ dev, dir: root, hostname: 'localhost', port, httpServer, quiet: true })
  await app.prepare()
  const handleByNext = app.getRequestHandler()
  let draining = false
  let warnedOfForwarded = false

  function findRefusal(request: IncomingMessage, pathname: string): Refusal | undefined {
    const refusal = refusalOf(request, LIMITS.uploadBytes)
    // In development routes come and go; there Next answers wrong methods by itself.
    return refusal ?? (dev ? undefined : methods.refusalOf(request.method ?? '', pathname))
  }

  const familyOf = (pathname: string) => ({ family: methods.familyOf(pathname) })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now()
    const requestId = randomUUID()
    const pathname = pathOf(request)
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499
      takeFailedPage(requestId)
      takeMissingPage(requestId)
      const ms = Math.round(performance.now() - startedAt)
      logger().info({ requestId, method: request.method, path: pathname, status, ms }, 'request')
    })
    request.on('error', () => response.destroy())
    response.setHeader('x-request-id', requestId)
    for (const [name, value] of fixedHeaders) response.setHeader(name, value)
    response.setHeader('referrer-policy', referrerPolicy(pathname))
    if (draining) response.setHeader('connection', 'close')

    const refusal = findRefusal(request, pathname)
    if (refusal) return refuse(request, response, pathname, { ...refusal, ...familyOf(pathname) })
    if (files?.serve(request, response)) return

    const forwardedFor = headerText(request.headers['x-forwarded-for'])
    if (stripInternalHeaders(request, options.trustProxy) && !warnedOfForwarded) {
      warnedOfForwarded = true
      logger().warn('A forwarding header came in, but TRUST_PROXY is 0: such headers are ignored.')
    }
    const ip = clientIpOf(request.socket.remoteAddress, forwardedFor, options.trustProxy)
    const nonce = newNonce()
    const csp = contentSecurityPolicy(nonce, policy)
    response.setHeader('content-security-policy', csp)
    Object.assign(request.headers, {
      [CLIENT_IP_HEADER]: ip,
      'x-request-id': requestId,
      'x-nonce': nonce,
      'content-security-policy': csp,
    })
    delete request.headers['content-security-policy-report-only']
    const cut = (status: number, message: string) =>
      cutOff(request, response, pathname, { status, message, ...familyOf(pathname) })
    limitBody(request, LIMITS.uploadBytes, () => cut(413, 'File too large'))
    bodyDeadline(request, response, () => cut(408, 'The request took too long.'))
    const findFailure = () =>
      takeFailedPage(requestId) ?? (options.isDatabaseGone() ? { text: null } : null)
    const isMissing = () => takeMissingPage(requestId)
    compressResponse({ request, response, findFailure, isMissing })
    try {
      const direct = dev ? undefined : directRoute(request.method, pathname)
      if (direct) await answerDirectly(direct, request, response)
      else await handleByNext(request, response)
    } catch (error) {
      logger().error({ requestId, err: error }, 'Next failed to answer')
      if (response.headersSent) response.destroy()
      else sendFallback(response, findFailure())
    }
  }

  server.maxConnections = MAX_CONNECTIONS
  server.on('clientError', answerMalformed)
  server.on('request', handle)
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!findRefusal(request, pathOf(request))) response.writeContinue()
    void handle(request, response)
  })

  function listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, () => {
        server.off('error', reject)
        resolve()
      })
    })
  }

  async function drain(ms: number): Promise<void> {
    draining = true
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

/** Refuses a request by its head; the rest is discarded, so that the client can read the response. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { allow, ...answer }: Refusal & { family: ErrorFamily },
): void {
  if (allow) response.setHeader('allow', allow)
  limitBody(request, LINGER_BYTES, () => request.destroy())
  request.resume()
  answerPlainly(response, pathname, answer)
}

/** Refuses a request whose body is too long or too slow, while it is read. */
function cutOff(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  answer: { status: number; message: string; family: ErrorFamily },
): void {
  if (response.headersSent) return void request.destroy()
  response.setHeader('connection', 'close')
  response.once('finish', () => setTimeout(() => request.destroy(), 200).unref())
  answerPlainly(response, pathname, answer)
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? ''
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}
