import type { IncomingMessage, ServerResponse } from 'node:http'
import { waitText } from '@/lib/format'
import { addressKey } from '@/lib/http/address-key'
import { tooMany as rateLimited } from '@/lib/http/rate-limit'
import type { ApiMethods } from './api-methods'
import { callerOf } from './caller'
import { routeAtOnce } from './direct-routes'
import { type CallKind, generalLimit } from './general-limit'
import { heapWatch } from './heap-watch'
import type { RunInSlot } from './page-cache/render-answer'
import type { Refusal } from './refuse'
import { isPagePath, pathOf } from './request-path'
import { type WorkLimits, workQueue } from './work-queue'

type ConcurrencyLimits = {
  /** A page keeps a core busy, so that more of them at once would only delay everything else. */
  pages: WorkLimits
  /** A call mostly waits for the database. */
  calls: WorkLimits
  /** What is made for all visitors waits for no visitor's own pages. */
  cache: WorkLimits
}

const CONCURRENCY: ConcurrencyLimits = {
  pages: { atOnce: 3, perCaller: 2, waiting: 200, slotMs: 2000 },
  calls: { atOnce: 8, perCaller: 4, waiting: 200, slotMs: 2000 },
  cache: { atOnce: 2, perCaller: 2, waiting: 200, slotMs: 2000 },
}

export const BUSY: Refusal = {
  status: 503,
  message: 'The site is very busy right now. Please try again in a moment.',
  retryAfter: 2,
}

/** Does the work of a request, or returns why it is refused. */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  ip: string,
  work: () => Promise<void>,
) => Promise<Refusal | undefined>

export type Admission = {
  /** Counts a request against the general limit (G-13), and begins it when it has a slot. */
  admit: Admit
  /** Counts what a visitor gets of what is cached, or returns why it is refused. */
  refuseCached: (pathname: string, ip: string) => Refusal | undefined
  /** Counts a visitor's request for which something is made, or returns why it is refused. */
  refuseRendering: (pathname: string, ip: string) => Refusal | undefined
  /** Begins what is made for all visitors, when it has a slot. */
  runRendering: RunInSlot
}

/** What is answered at once needs no slot. */
export function admission(
  methods: ApiMethods,
  beforeWork: () => Promise<void>,
  limits: ConcurrencyLimits = CONCURRENCY,
): Admission {
  const countCall = generalLimit()
  const pages = workQueue(limits.pages, beforeWork)
  const calls = workQueue(limits.calls, beforeWork)
  const cache = workQueue(limits.cache, beforeWork)
  const isHeapFull = heapWatch()

  function kindOf({ method = '' }: IncomingMessage, pathname: string): CallKind {
    if (pathname === '/api/health') return 'health'
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead && methods.isPublicPicture(pathname) ? 'pictures' : 'general'
  }

  function refusalOf(kind: CallKind, pathname: string, caller: string): Refusal | undefined {
    const seconds = countCall(kind, caller)
    return seconds === undefined ? undefined : tooMany(pathname, seconds)
  }

  return {
    async admit(request, response, ip, work) {
      const pathname = pathOf(request)
      const caller = await callerOf(request, ip)
      const refusal = refusalOf(kindOf(request, pathname), pathname, caller)
      if (refusal) return refusal
      if (routeAtOnce(request.method, pathname)) {
        await work()
        return undefined
      }
      if (isHeapFull()) return BUSY
      const queue = isPagePath(pathname) ? pages : calls
      return (await queue.run(caller, response, work)) === 'full' ? BUSY : undefined
    },
    refuseCached: (pathname, ip) => refusalOf('cached', pathname, addressKey(ip)),
    refuseRendering: (pathname, ip) => refusalOf('general', pathname, addressKey(ip)),
    async runRendering(response, work) {
      return !isHeapFull() && (await cache.run('visitors', response, work)) === 'done'
    },
  }
}

function tooMany(pathname: string, seconds: number): Refusal {
  const message = isPagePath(pathname) ? waitText(seconds) : rateLimited(seconds * 1000).message
  return { status: 429, message, retryAfter: seconds }
}
