import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { readVersions } from '@/lib/cache'
import { perEnv } from '@/lib/env'
import { takePageError } from '@/lib/pages/page-errors'
import type { CacheRule } from '@/lib/http/cache-rule'
import { logger } from '@/lib/logger'
import { type Admission, BUSY } from '../admission'
import { isHost } from '../check-request'
import { clientIpOf } from '../client-ip'
import type { Refusal } from '../refuse'
import { pathOf } from '../request-path'
import { answerCounter } from './count-answers'
import { type CachedAnswer, replyTo, sendReply } from './cached-answer'
import { type Found, cacheStore } from './cache-store'
import type { Rendered, Render } from './render-answer'
import type { Recorded } from './recorded-exchange'
import type { Reply } from './reply'
import { type RequestHead, type CacheVariant, readRequestHead } from './request-head'

/** How often a request waits for an answer that is rendered for another one. */
const WAITS = 3
const MAX_HOSTS = 100

type Options = {
  ruleOf: (address: string) => CacheRule | undefined
  render: Render
  limits: Pick<Admission, 'refuseCached' | 'refuseRendering'>
  takesHost: (headers: IncomingHttpHeaders) => boolean
  trustProxy: number
}

type ClientHead = RequestHead & { ip: string }
type CacheRequest = ClientHead & { id: string }
type Exchange = { request: IncomingMessage; response: ServerResponse; ip: string; id: string }

/** What a visitor's request gets; `other` where it is to be answered as any other. */
type Outcome = 'other' | Served | { recorded: Recorded }
type Served = { reply: Reply } | { refusal: Refusal }

type Lookup<Found> = (head: RequestHead, remoteAddress: string | undefined) => Found | undefined

export type PageCache = {
  /** Finds what is cached for a request and counts it; undefined where there is more to do. */
  find: Lookup<Reply>
  /** Does the same where an answer was cached before, and is checked or rendered again. */
  findOrRevalidate: Lookup<Promise<Reply | undefined>>
  /** Answers what is cached; false where there is more to do. */
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Also renders what may be cached, once for all who request it meanwhile. */
  answer: (exchange: Exchange) => Promise<Exclude<Outcome, { reply: Reply }> | 'done'>
}

export function pageCache({ ruleOf, render, limits, takesHost, trustProxy }: Options): PageCache {
  const store = cacheStore()
  const rendering = new Map<string, Promise<Rendered | 'busy'>>()
  const knownHosts = perEnv(() => new Set<string>())
  const count = answerCounter()

  function isOwnHost({ host, forwardedHost }: CacheVariant): boolean {
    const hosts = knownHosts()
    const key = forwardedHost === undefined ? host : `${host} ${forwardedHost}`
    if (hosts.has(key)) return true
    if (!isHost(host) || !takesHost({ host, 'x-forwarded-host': forwardedHost })) return false
    if (hosts.size >= MAX_HOSTS) hosts.clear()
    hosts.add(key)
    return true
  }

  function startRendering(
    address: string,
    rule: CacheRule,
    id: string,
  ): Promise<Rendered | 'busy'> {
    const finish = store.begin(address)
    const rendered = render(address, rule, id).then((result) => {
      if (result !== 'busy') finish(result.cacheable)
      return result
    })
    const running = rendered.finally(() => rendering.delete(address))
    rendering.set(address, running)
    return running
  }

  /** Nobody waits for it: the stale answer is served meanwhile (RFC 5861). */
  function revalidate(address: string): void {
    const rule = rendering.has(address) ? undefined : ruleOf(address)
    if (!rule) return
    const id = randomUUID()
    void startRendering(address, rule, id)
      .catch((error: unknown) => {
        logger().warn({ err: error }, 'A cached answer could not be revalidated')
      })
      .finally(() => takePageError(id))
  }

  function countReply(answer: CachedAnswer, variant: CacheVariant): Reply {
    const reply = replyTo(variant, answer)
    count(reply.status)
    return reply
  }

  function identify(
    { request, variant }: RequestHead,
    remoteAddress?: string,
  ): ClientHead | undefined {
    if (!isOwnHost(variant)) return undefined
    return { request, variant, ip: clientIpOf(remoteAddress, variant.forwardedFor, trustProxy) }
  }

  function serve({ answer, isStale }: Found, { request, variant, ip }: ClientHead): Served {
    const refusal = limits.refuseCached(pathOf(request), ip)
    if (refusal) return { refusal }
    if (isStale) revalidate(request.url ?? '')
    return { reply: countReply(answer, variant) }
  }

  function find(head: RequestHead, remoteAddress: string | undefined): Reply | undefined {
    const found = store.find(head.request.url ?? '')
    if (!found || (head.variant.hasSession && !found.answer.isForAll)) return undefined
    const client = identify(head, remoteAddress)
    return client && replyIn(serve(found, client))
  }

  async function findOrRevalidate(client: ClientHead): Promise<Reply | undefined> {
    const id = randomUUID()
    try {
      return replyIn(await outcomeOf({ ...client, id }))
    } finally {
      takePageError(id)
    }
  }

  /** The rule of an answer that this request may be given. */
  function ruleFor({ request, variant }: RequestHead): CacheRule | undefined {
    const rule = ruleOf(request.url ?? '')
    return rule?.isStatic || !variant.hasSession ? rule : undefined
  }

  async function renderFor(
    rule: CacheRule,
    { request, variant, ip, id }: CacheRequest,
  ): Promise<Outcome> {
    const refusal = limits.refuseRendering(pathOf(request), ip)
    if (refusal) return { refusal }
    const rendered = await startRendering(request.url ?? '', rule, id)
    if (rendered === 'busy') return { refusal: BUSY }
    return rendered.cacheable
      ? { reply: countReply(rendered.cacheable.answer, variant) }
      : { recorded: rendered.recorded }
  }

  async function outcomeOf(client: CacheRequest): Promise<Outcome> {
    const address = client.request.url ?? ''
    const rule = ruleFor(client)
    if (!rule) return 'other'
    for (let waits = 0; waits < WAITS; waits++) {
      if (!(await knowsChanges())) return 'other'
      const found = store.find(address)
      if (found) return serve(found, client)
      const running = rendering.get(address)
      if (!running) return renderFor(rule, client)
      const rendered = await running.catch(() => undefined)
      if (!rendered || (rendered !== 'busy' && !rendered.cacheable)) return 'other'
    }
    return 'other'
  }

  return {
    find,

    findOrRevalidate(head, remoteAddress) {
      const isKnown = store.knows(head.request.url ?? '') && ruleFor(head) !== undefined
      const client = isKnown ? identify(head, remoteAddress) : undefined
      return client && findOrRevalidate(client)
    },

    answerAtOnce(request, response) {
      const head = store.knows(request.url ?? '') ? readRequestHead(request) : undefined
      const reply = head && find(head, request.socket.remoteAddress)
      if (reply) sendReply(reply, request, response)
      return reply !== undefined
    },

    async answer({ request, response, ip, id }) {
      const head = readRequestHead(request)
      if (!head) return 'other'
      const outcome = await outcomeOf({ ...head, ip, id })
      if (response.destroyed) return 'done'
      if (outcome === 'other' || !('reply' in outcome)) return outcome
      sendReply(outcome.reply, request, response)
      return 'done'
    },
  }
}

function replyIn(outcome: Outcome): Reply | undefined {
  return outcome !== 'other' && 'reply' in outcome ? outcome.reply : undefined
}

/** False while the database cannot be asked. */
async function knowsChanges(): Promise<boolean> {
  try {
    await readVersions()
    return true
  } catch {
    return false
  }
}
