import { randomBytes } from 'node:crypto'
import { takeMissingPage } from '@/lib/missing-pages'
import type { KeptRule } from '@/lib/http/kept'
import { noteReads, type Reads } from '@/lib/page-reads'
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
import { type KeptAnswer, keptAnswer } from './kept-answer'
import { type Recorded, recordedExchange, type RecordedResponse } from './recorded-exchange'

const LARGEST = 1024 * 1024
const KEPT_TYPES = ['application/json', 'image/svg+xml']
/** What the app says of an answer that holds for the kept one too. */
const TAKEN_OVER = ['link', 'x-next-cursor']
/** Browsers ask again each time; others keep nothing, since members get another answer. */
const CACHING = 'private, no-cache'

export type Made = {
  /** Undefined for what may not be kept. */
  kept: { answer: KeptAnswer; reads: Reads } | undefined
  recorded: Recorded
}

/** Resolves with false where there is no place for the work. */
export type Place = (response: RecordedResponse, work: () => Promise<void>) => Promise<boolean>

/** Has the app answer the site's own request, so that the answer can hold nothing of a visitor. */
export type Make = (address: string, rule: KeptRule, requestId: string) => Promise<Made | 'busy'>

export function answerMaker(app: NextApp, policy: SecurityPolicy, place: Place): Make {
  const fixed = securityHeaders(policy)
  return async (address, rule, requestId) => {
    const [path = ''] = address.split('?', 1)
    const nonce = randomBytes(16).toString('hex')
    const csp = contentSecurityPolicy(allowedByNonce(nonce), policy, path)
    const sent = { 'x-request-id': requestId, 'x-nonce': nonce, 'content-security-policy': csp }
    const { request, response } = recordedExchange(address, sent)
    let hasPlace = true
    const reads = await noteReads(async () => {
      hasPlace = await place(response, async () => {
        await app.answer(request, response)
        await response.ended
      })
    })
    if (!hasPlace) return 'busy'
    const isMissing = takeMissingPage(requestId)
    if (response.destroyed) throw new Error('The app did not end its answer.')
    const { recorded } = response
    if (isMissing) recorded.status = 404
    const { headers, status } = recorded
    const type = String(headers['content-type'] ?? '')
    const isPage = type.startsWith('text/html')
    const { html, allowed } = allowByHash(isPage ? recorded.body.toString() : '', nonce)
    const body = isPage ? Buffer.from(html) : recorded.body
    const isFit =
      status === 200 &&
      (isPage || KEPT_TYPES.includes(type)) &&
      headers['set-cookie'] === undefined &&
      body.length <= LARGEST &&
      !reads.isUntagged &&
      (rule.isStatic || reads.versions.size > 0)
    // For this visitor alone: with the nonce, which scripts of a page that is missing need.
    recorded.headers = { ...headers, 'content-security-policy': csp }
    if (!isFit) return { kept: undefined, recorded }
    const isShared = rule.isStatic && /^public\b/.test(String(headers['cache-control']))
    const sentHeaders = {
      ...fixed,
      'referrer-policy': referrerPolicy(path),
      'cross-origin-resource-policy': resourcePolicy(path),
      'content-security-policy': contentSecurityPolicy(allowed, policy, path),
      'cache-control': isShared ? String(headers['cache-control']) : CACHING,
      vary: [headers.vary ?? [], rule.isStatic ? [] : 'Cookie', 'Accept-Encoding']
        .flat()
        .join(', '),
      ...Object.fromEntries(TAKEN_OVER.flatMap((name) => pairOf(name, headers[name], nonce))),
    }
    const answer = await keptAnswer(body, type, sentHeaders, rule.isStatic)
    return { kept: { answer, reads }, recorded }
  }
}

function pairOf(name: string, value: unknown, nonce: string): [string, string][] {
  return typeof value === 'string' ? [[name, withoutNonce(value, nonce)]] : []
}
