import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_IP_HEADER } from '@/lib/http/client-ip'
import { logger } from '@/lib/logger'
import { stripInternalHeaders } from './check-request'
import { clientIpOf, forwardedAddress } from './client-ip'
import { pathOf } from './request-path'
import {
  allowedByNonce,
  contentSecurityPolicy,
  newNonce,
  type SecurityPolicy,
} from './security-headers'

const HEALTH_PATH = '/api/health'
const NO_FORWARDED_FOR =
  'TRUST_PROXY is set, but a request had no address in X-Forwarded-For for that many proxies: all such visitors count as one. Have the proxy send X-Forwarded-For.'

type Prepare = (request: IncomingMessage, response: ServerResponse, requestId: string) => string

/** Replaces the headers that only this server may set; returns the client's address. */
export function requestPreparer(policy: SecurityPolicy, trustProxy: number): Prepare {
  let warnedOfForwarded = false
  let warnedOfMissing = trustProxy === 0
  return (request, response, requestId) => {
    const forwardedFor = request.headers['x-forwarded-for']?.toString()
    if (stripInternalHeaders(request, trustProxy) && !warnedOfForwarded) {
      warnedOfForwarded = true
      logger().warn('A forwarding header came in, but TRUST_PROXY is 0: such headers are ignored.')
    }
    // Health checks come from this machine, past the proxy.
    const isVisit = pathOf(request) !== HEALTH_PATH
    if (!warnedOfMissing && isVisit && !forwardedAddress(forwardedFor, trustProxy)) {
      warnedOfMissing = true
      logger().warn({ trustProxy }, NO_FORWARDED_FOR)
    }
    const ip = clientIpOf(request.socket.remoteAddress, forwardedFor, trustProxy)
    const nonce = newNonce()
    const csp = contentSecurityPolicy(allowedByNonce(nonce), policy, pathOf(request))
    response.setHeader('content-security-policy', csp)
    Object.assign(request.headers, {
      [CLIENT_IP_HEADER]: ip,
      'x-request-id': requestId,
      'x-nonce': nonce,
      'content-security-policy': csp,
    })
    delete request.headers['content-security-policy-report-only']
    return ip
  }
}
