import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRestoring, RESTORING } from '@/lib/backups/restoring'
import { readVersions } from '@/lib/cache'
import { AppError } from '@/lib/errors'
import type { BodyRule } from '@/lib/http/api-document'
import type { ErrorFamily } from '@/lib/http/error-response'
import { isPathOff } from '@/lib/features'
import { addressKey } from '@/lib/http/address-key'
import { logger } from '@/lib/logger'
import { takeNotFound } from '@/lib/pages/not-found-status'
import { type PageError, takePageError } from '@/lib/pages/page-errors'
import type { Admit } from './admission'
import type { ApiMethods } from './api-methods'
import { hasSession } from './caller'
import type { RequestCheck } from './check-request'
import { compressResponse } from './compress-response'
import type { DeferScripts } from './defer-scripts'
import { answerDirectly, directRoute } from './direct-routes'
import { bodyGuard } from './guard-body'
import type { NextApp } from './next-app'
import type { Handler } from './one-at-a-time'
import { exchangeOpener } from './open-exchange'
import type { PageCache } from './page-cache/page-cache'
import type { Recorded } from './page-cache/recorded-exchange'
import { SESSION } from './page-cache/request-head'
import { answerFailure } from './plain-answers'
import { requestPreparer } from './prepare-request'
import { cutOff, type Refusal, refuse } from './refuse'
import { renewCsrfCookie } from './renew-csrf'
import { decodePath, pathOf } from './request-path'
import type { SecurityPolicy } from './security-headers'
import type { StaticFiles } from './static-files'

/** The middleware reads the whole body of an upload before its route can refuse it. */
const LOG_IN: Refusal = { status: 401, message: new AppError('unauthorized').message }

const UNKNOWN = '/unknown'
const UNKNOWN_CALL = '/api/unknown'

type HandlerOptions = {
  app: NextApp
  methods: ApiMethods
  policy: SecurityPolicy
  trustProxy: number
  check: RequestCheck
  /** Undefined in development. */
  built:
    | {
        files: StaticFiles
        admit: Admit
        cache: Pick<PageCache, 'answer'>
        deferScripts: DeferScripts
      }
    | undefined
  isDatabaseGone: () => boolean
  isDraining: () => boolean
}

type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  expectsContinue: boolean
  id: string
  pathname: string
  family: ErrorFamily
  /** Empty until the request is prepared. */
  ip: string
  bodyRule?: BodyRule | undefined
}

/** Returns why the request is refused, `done` if it is answered, or nothing for the next step. */
type Step = (exchange: Exchange) => StepResult | Promise<StepResult>
type StepResult = Refusal | 'done' | undefined

/** Takes each request through the steps of this server, and on to the app. */
export function requestHandler(options: HandlerOptions): Handler {
  const { app, methods, check, built } = options
  const open = exchangeOpener(options.policy)
  const guard = bodyGuard()
  const prepare = requestPreparer(options.policy, options.trustProxy)

  const steps: readonly Step[] = [
    refuseInvalid,
    serveFile,
    learnChanges,
    refuseWhileRestoring,
    hideOffParts,
    prepareRequest,
    requireSession,
    guardBody,
    answerFromCache,
    answerFromApp,
  ]

  return async function handle(request, response, expectsContinue) {
    const pathname = pathOf(request)
    const family = methods.familyOf(pathname)
    const id = open(request, response)
    const exchange: Exchange = { request, response, expectsContinue, id, pathname, family, ip: '' }
    if (options.isDraining()) response.setHeader('connection', 'close')
    try {
      for (const step of steps) {
        const next = step(exchange)
        // Most steps have nothing to wait for.
        const result = next instanceof Promise ? await next : next
        if (result === 'done') return
        if (result) return refuse(request, response, family, result)
      }
    } catch (error) {
      logger().error({ requestId: id, err: error }, 'A request could not be answered')
      if (response.headersSent) response.destroy()
      else answerFailure(response, failureOf(id))
    }
  }

  function refuseInvalid({ request }: Exchange): StepResult {
    return check(request)
  }

  function serveFile({ request, response }: Exchange): StepResult {
    return built?.files.serve(request, response) ? 'done' : undefined
  }

  /** The settings of other processes, too, hold for what follows (G-140). */
  function learnChanges(): StepResult | Promise<StepResult> {
    const goOn = () => undefined
    return options.isDatabaseGone() ? undefined : readVersions()?.then(goOn, goOn)
  }

  /** The screen of the restore alone goes on, and the health check (G-162). */
  function refuseWhileRestoring({ pathname }: Exchange): StepResult {
    const isOpen = pathname === '/api/backups' || pathname === '/api/health'
    if (isOpen || !isRestoring()) return undefined
    return { status: 503, message: RESTORING, retryAfter: 10 }
  }

  /** The address of a part that is off is answered as one that nothing has (G-141, G-108). */
  function hideOffParts(exchange: Exchange): StepResult {
    const { request, pathname } = exchange
    if (!isPathOff(decodePath(pathname) ?? pathname)) return undefined
    const unknown = pathname.startsWith('/api/') ? UNKNOWN_CALL : UNKNOWN
    request.url = unknown + (request.url ?? '').slice(pathname.length)
    exchange.pathname = unknown
    return undefined
  }

  function prepareRequest(exchange: Exchange): StepResult {
    const { request, response, id, pathname } = exchange
    exchange.ip = prepare(request, response, id)
    exchange.bodyRule = methods.bodyRuleOf(request.method ?? '', pathname)
    return undefined
  }

  function requireSession({ request, bodyRule }: Exchange): StepResult | Promise<StepResult> {
    if (!bodyRule?.needsSession) return undefined
    return hasSession(request).then((isOpen) => (isOpen ? undefined : LOG_IN))
  }

  function guardBody({ request, response, family, ip, bodyRule }: Exchange): StepResult {
    return guard(request, response, {
      rule: bodyRule,
      caller: addressKey(ip),
      cutOff: (refusal) => cutOff(request, response, family, refusal),
    })
  }

  async function answerFromCache(exchange: Exchange): Promise<StepResult> {
    const outcome = (await built?.cache.answer(exchange)) ?? 'other'
    if (outcome === 'done') return 'done'
    if (outcome === 'other') return undefined
    return 'recorded' in outcome ? replay(exchange, outcome.recorded) : outcome.refusal
  }

  /** Sends what was rendered for this request and may not be cached. */
  function replay({ request, response, id }: Exchange, recorded: Recorded): 'done' {
    compressResponse({ request, response, findFailure: () => failureOf(id) })
    response.writeHead(recorded.status, recorded.headers)
    response.end(recorded.body)
    return 'done'
  }

  async function answerFromApp(exchange: Exchange): Promise<StepResult> {
    const { request, response, ip } = exchange
    const work = () => answer(exchange)
    if (built) return built.admit(request, response, ip, work)
    await work()
    return undefined
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response, expectsContinue, id, pathname } = exchange
    const isMissing = () => takeNotFound(id)
    const rewrite = rewriteFor(request)
    compressResponse({ request, response, findFailure: () => failureOf(id), isMissing, rewrite })
    if (expectsContinue) response.writeContinue()
    await renewCsrfCookie(request, response)
    const direct = built && directRoute(request.method, pathname)
    await (direct ? answerDirectly(direct, request, response) : app.answer(request, response))
  }

  /** Pages for visitors are rewritten; those of members need their scripts at once. */
  function rewriteFor({ headers }: IncomingMessage): ((page: string) => string) | undefined {
    if (!built || headers.cookie?.includes(SESSION)) return undefined
    return (page) => built.deferScripts(page, String(headers['x-nonce']))
  }

  function failureOf(id: string): PageError | null {
    return takePageError(id) ?? (options.isDatabaseGone() ? { text: null } : null)
  }
}
