import { randomBytes } from 'node:crypto'
import { trackSettings } from '@/lib/cache'
import { takeNotFound } from '@/lib/pages/not-found-status'
import type { CacheRule } from '@/lib/http/cache-rule'
import { trackDependencies, type Dependencies } from '@/lib/pages/dependency-tracking'
import type { DeferScripts } from '../defer-scripts'
import type { NextApp } from '../next-app'
import {
  allowedByNonce,
  contentSecurityPolicy,
  referrerPolicy,
  resourcePolicy,
  securityHeaders,
  type SecurityPolicy,
} from '../security-headers'
import { allowByHash, withoutNonce } from './allow-by-hash'
import { type CachedAnswer, encodeAnswer } from './cached-answer'
import { type Recorded, recordedExchange, type RecordedResponse } from './recorded-exchange'

const LARGEST = 1024 * 1024
const CACHED_TYPES = ['application/json', 'image/svg+xml']
/** What the app says of an answer that holds for the cached one too. */
const TAKEN_OVER = ['link', 'x-next-cursor']
/** Browsers ask again each time; others keep nothing, since members get another answer. */
const CACHING = 'private, no-cache'

export type Rendered = {
  /** Undefined for what may not be cached. */
  cacheable: { answer: CachedAnswer; dependencies: Dependencies } | undefined
  recorded: Recorded
}

/** Resolves with false where there is no slot for the work. */
export type RunInSlot = (response: RecordedResponse, work: () => Promise<void>) => Promise<boolean>

/** Has the app answer the site's own request, so that the answer can hold nothing of a visitor. */
export type Render = (
  address: string,
  rule: CacheRule,
  requestId: string,
) => Promise<Rendered | 'busy'>

export function answerRenderer(
  app: NextApp,
  policy: SecurityPolicy,
  runInSlot: RunInSlot,
  deferScripts: DeferScripts,
): Render {
  return async (address, rule, requestId) => {
    const [path = ''] = address.split('?', 1)
    const nonce = randomBytes(16).toString('hex')
    const csp = contentSecurityPolicy(allowedByNonce(nonce), policy, path)
    const sent = { 'x-request-id': requestId, 'x-nonce': nonce, 'content-security-policy': csp }
    const { request, response } = recordedExchange(address, sent)
    let hasSlot = true
    const dependencies = await trackDependencies(async () => {
      if (rule.isStatic) trackSettings()
      hasSlot = await runInSlot(response, async () => {
        await app.answer(request, response)
        await response.ended
      })
    })
    if (!hasSlot) return 'busy'
    const isMissing = takeNotFound(requestId)
    if (response.destroyed) throw new Error('The app did not end its answer.')
    const { recorded } = response
    if (isMissing) recorded.status = 404
    const { headers, status } = recorded
    const type = String(headers['content-type'] ?? '')
    const isPage = type.startsWith('text/html')
    if (isPage) recorded.body = Buffer.from(deferScripts(recorded.body.toString(), nonce))
    const { html, allowed } = allowByHash(isPage ? recorded.body.toString() : '', nonce)
    const body = isPage ? Buffer.from(html) : recorded.body
    const isFit =
      status === 200 &&
      (isPage || CACHED_TYPES.includes(type)) &&
      headers['set-cookie'] === undefined &&
      body.length <= LARGEST &&
      !dependencies.isUntagged &&
      (rule.isStatic || dependencies.versions.size > 0)
    // For this visitor alone: with the nonce, which scripts of a page that is missing need.
    recorded.headers = { ...headers, 'content-security-policy': csp }
    if (!isFit) return { cacheable: undefined, recorded }
    const isShared = rule.isStatic && /^public\b/.test(String(headers['cache-control']))
    const sentHeaders = {
      ...securityHeaders(policy),
      'referrer-policy': referrerPolicy(path),
      'cross-origin-resource-policy': resourcePolicy(path),
      'content-security-policy': contentSecurityPolicy(allowed, policy, path),
      'cache-control': isShared ? String(headers['cache-control']) : CACHING,
      vary: [headers.vary ?? [], rule.isStatic ? [] : 'Cookie', 'Accept-Encoding']
        .flat()
        .join(', '),
      ...Object.fromEntries(TAKEN_OVER.flatMap((name) => pairOf(name, headers[name], nonce))),
    }
    const answer = await encodeAnswer(body, type, sentHeaders, rule.isStatic)
    return { cacheable: { answer, dependencies }, recorded }
  }
}

function pairOf(name: string, value: unknown, nonce: string): [string, string][] {
  return typeof value === 'string' ? [[name, withoutNonce(value, nonce)]] : []
}
