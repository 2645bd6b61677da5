import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { perEnv } from '@/lib/env'
import { takePageError } from '@/lib/pages/page-errors'
import { logger, requestLevel } from '@/lib/logger'
import { countRequest } from '@/lib/metrics/counters'
import { takeNotFound } from '@/lib/pages/not-found-status'
import { restDiscarder } from './discard-rest'
import { loggedPath } from './logged-path'
import { pathOf } from './request-path'
import {
  referrerPolicy,
  resourcePolicy,
  securityHeaders,
  type SecurityPolicy,
} from './security-headers'

type Open = (request: IncomingMessage, response: ServerResponse) => string

export function exchangeOpener(policy: SecurityPolicy): Open {
  const discardRest = restDiscarder()
  const fixedHeaders = perEnv(() => Object.entries(securityHeaders(policy)))
  return (request, response) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    const { method, socket } = request
    const path = pathOf(request)
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 499
      takePageError(requestId)
      takeNotFound(requestId)
      const ms = Math.round(performance.now() - startedAt)
      countRequest(status, ms)
      const facts = { requestId, method, path: loggedPath(path), status, ms }
      logger()[requestLevel()](facts, 'request')
    })
    request.on('error', () => response.destroy())
    response.once('finish', () => discardRest(request, socket))
    response.setHeader('x-request-id', requestId)
    for (const [name, value] of fixedHeaders()) response.setHeader(name, value)
    response.setHeader('referrer-policy', referrerPolicy(path))
    response.setHeader('cross-origin-resource-policy', resourcePolicy(path))
    return requestId
  }
}
