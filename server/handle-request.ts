import { AppError } from '@/lib/errors'
import { takePageError } from '@/lib/pages/page-errors'
import { addressKey } from '@/lib/http/address-key'
import { logger } from '@/lib/logger'
import { takeNotFound } from '@/lib/pages/not-found-status'
import type { Admit } from './admission'
import type { ApiMethods } from './api-methods'
import type { RequestCheck } from './check-request'
import { hasSession } from './caller'
import { compressResponse } from './compress-response'
import { answerDirectly, directRoute } from './direct-routes'
import { bodyGuard } from './guard-body'
import type { PageCache } from './page-cache/page-cache'
import type { Recorded } from './page-cache/recorded-exchange'
import type { NextApp } from './next-app'
import type { Handler } from './one-at-a-time'
import { exchangeOpener } from './open-exchange'
import { answerFailure } from './plain-answers'
import { requestPreparer } from './prepare-request'
import { cutOff, type Refusal, refuse } from './refuse'
import { renewCsrfCookie } from './renew-csrf'
import { pathOf } from './request-path'
import type { SecurityPolicy } from './security-headers'
import type { StaticFiles } from './static-files'

/** The middleware reads the whole body of an upload before its route can refuse it. */
const LOG_IN: Refusal = { status: 401, message: new AppError('unauthorized').message }

type HandlerOptions = {
  app: NextApp
  methods: ApiMethods
  policy: SecurityPolicy
  trustProxy: number
  check: RequestCheck
  /** Undefined in development. */
  built: { files: StaticFiles; admit: Admit; cache: Pick<PageCache, 'answer'> } | undefined
  isDatabaseGone: () => boolean
  isDraining: () => boolean
}

/** Takes each request through what this server does by itself, and on to the app. */
export function requestHandler(options: HandlerOptions): Handler {
  const { app, methods, check, built } = options
  const open = exchangeOpener(options.policy)
  const guardBody = bodyGuard()
  const prepare = requestPreparer(options.policy, options.trustProxy)

  return async function handle(request, response, expectsContinue) {
    const pathname = pathOf(request)
    const family = methods.familyOf(pathname)
    const requestId = open(request, response)
    if (options.isDraining()) response.setHeader('connection', 'close')
    const wrong = check(request)
    if (wrong) return refuse(request, response, family, wrong)
    if (built?.files.serve(request, response)) return

    const ip = prepare(request, response, requestId)
    const rule = methods.bodyRuleOf(request.method ?? '', pathname)
    if (rule?.needsSession && !(await hasSession(request))) {
      return refuse(request, response, family, LOG_IN)
    }
    const noRoom = guardBody(request, response, {
      rule,
      caller: addressKey(ip),
      cutOff: (refusal) => cutOff(request, response, family, refusal),
    })
    if (noRoom) return refuse(request, response, family, noRoom)
    const findFailure = () =>
      takePageError(requestId) ?? (options.isDatabaseGone() ? { text: null } : null)

    /** What was made for this request and may not be cached. */
    function replay({ status, headers, body }: Recorded): void {
      compressResponse({ request, response, findFailure })
      response.writeHead(status, headers)
      response.end(body)
    }

    async function answer(): Promise<void> {
      const isMissing = () => takeNotFound(requestId)
      compressResponse({ request, response, findFailure, isMissing })
      if (expectsContinue) response.writeContinue()
      await renewCsrfCookie(request, response)
      const direct = built && directRoute(request.method, pathname)
      await (direct ? answerDirectly(direct, request, response) : app.answer(request, response))
    }

    try {
      if (!built) return await answer()
      const outcome = await built.cache.answer({ request, response, ip, id: requestId })
      if (outcome === 'done') return
      if (outcome !== 'other' && 'recorded' in outcome) return replay(outcome.recorded)
      const refusal =
        outcome === 'other' ? await built.admit(request, response, ip, answer) : outcome.refusal
      if (refusal) refuse(request, response, family, refusal)
    } catch (error) {
      logger().error({ requestId, err: error }, 'A request could not be answered')
      if (response.headersSent) response.destroy()
      else answerFailure(response, findFailure())
    }
  }
}
