import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '@/lib/errors'
import { counted } from '@/lib/format'
import type { ApiMethods } from './api-methods'
import { callerOf } from './caller'
import { directRoute } from './direct-routes'
import { type CallKind, generalLimit } from './general-limit'
import type { Refusal } from './refuse'
import { isPagePath, pathOf } from './request-path'
import { type WorkLimits, workQueue } from './work-queue'

type Places = {
  /** A page keeps a core busy, so that more of them at once would only delay everything else. */
  pages: WorkLimits
  /** A call mostly waits for the database. */
  calls: WorkLimits
}

const PLACES: Places = {
  pages: { atOnce: 8, perCaller: 2, waiting: 200, placeMs: 2000 },
  calls: { atOnce: 32, perCaller: 8, waiting: 200, placeMs: 2000 },
}

const BUSY: Refusal = {
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

/**
 * Counts each request against the general limit (G-13), and begins what Next answers as far as there is
 * a place for it. What is answered without Next needs none.
 */
export function admission(
  methods: ApiMethods,
  beforeWork: () => Promise<void>,
  places: Places = PLACES,
): Admit {
  const countCall = generalLimit()
  const pages = workQueue(places.pages, beforeWork)
  const calls = workQueue(places.calls, beforeWork)

  function kindOf({ method = '' }: IncomingMessage, pathname: string): CallKind {
    if (pathname === '/api/health') return 'health'
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead && methods.isPublicPicture(pathname) ? 'pictures' : 'general'
  }

  return async (request, response, ip, work) => {
    const pathname = pathOf(request)
    const caller = await callerOf(request, ip)
    const seconds = countCall(kindOf(request, pathname), caller)
    if (seconds !== undefined) return tooMany(pathname, seconds)
    if (directRoute(request.method, pathname)) {
      await work()
      return undefined
    }
    const queue = isPagePath(pathname) ? pages : calls
    return (await queue.run(caller, response, work)) === 'full' ? BUSY : undefined
  }
}

function tooMany(pathname: string, seconds: number): Refusal {
  const message = isPagePath(pathname)
    ? `Please try again in ${counted(seconds, 'second')}.`
    : new AppError('rate_limited').message
  return { status: 429, message, retryAfter: seconds }
}
