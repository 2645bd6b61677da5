import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { cacheState, readChanges, REFRESH_MS } from '@/lib/cache'
import { takeFailedPage } from '@/lib/failed-pages'
import type { KeptRule } from '@/lib/http/kept'
import { logger } from '@/lib/logger'
import { type Admission, BUSY } from '../admission'
import { isHost } from '../check-request'
import { clientIpOf } from '../client-ip'
import type { Refusal } from '../refuse'
import { pathOf } from '../request-path'
import { keptCounter } from './count-kept'
import { type KeptAnswer, replyTo, sendReply } from './kept-answer'
import { type Found, keptStore } from './kept-store'
import type { Made, Make } from './make-answer'
import type { Recorded } from './recorded-exchange'
import type { Reply } from './reply'
import { type Visit, type Visitor, visitIn } from './visitor'

/** How often a request waits for an answer that is made for another one. */
const WAITS = 3
const MAX_HOSTS = 100

type Options = {
  ruleOf: (address: string) => KeptRule | undefined
  make: Make
  limits: Pick<Admission, 'refuseKept' | 'refuseMaking'>
  takesHost: (headers: IncomingHttpHeaders) => boolean
  trustProxy: number
}

type Asking = Visit & { ip: string }
type Question = Asking & { id: string }
type Exchange = { request: IncomingMessage; response: ServerResponse; ip: string; id: string }

/** What a visitor's request gets; `other` where it is to be answered as any other. */
type Outcome = 'other' | Given | { recorded: Recorded }
type Given = { reply: Reply } | { refusal: Refusal }

type From<Found> = (visit: Visit, remoteAddress: string | undefined) => Found | undefined

export type KeptFront = {
  /** What is kept for a request, counted; undefined where there is more to do. */
  find: From<Reply>
  /** The same where an answer was kept before, and is checked or made anew. */
  findAnew: From<Promise<Reply | undefined>>
  /** Answers what is kept; false where there is more to do. */
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Also makes what may be kept, once for all who ask for it meanwhile. */
  answer: (exchange: Exchange) => Promise<Exclude<Outcome, { reply: Reply }> | 'done'>
}

export function keptFront({ ruleOf, make, limits, takesHost, trustProxy }: Options): KeptFront {
  const store = keptStore()
  const making = new Map<string, Promise<Made | 'busy'>>()
  const hosts = new Set<string>()
  const count = keptCounter()

  function isOwnHost({ host, forwardedHost }: Visitor): boolean {
    const key = forwardedHost === undefined ? host : `${host} ${forwardedHost}`
    if (hosts.has(key)) return true
    if (!isHost(host) || !takesHost({ host, 'x-forwarded-host': forwardedHost })) return false
    if (hosts.size >= MAX_HOSTS) hosts.clear()
    hosts.add(key)
    return true
  }

  function begin(address: string, rule: KeptRule, id: string): Promise<Made | 'busy'> {
    const finish = store.begin(address)
    const made = make(address, rule, id).then((result) => {
      if (result !== 'busy') finish(result.kept)
      return result
    })
    const running = made.finally(() => making.delete(address))
    making.set(address, running)
    return running
  }

  /** Nobody waits for it: the old one is given out meanwhile. */
  function makeAnew(address: string): void {
    const rule = making.has(address) ? undefined : ruleOf(address)
    if (!rule) return
    const id = randomUUID()
    void begin(address, rule, id)
      .catch((error: unknown) => {
        logger().warn({ err: error }, 'A kept answer could not be made anew')
      })
      .finally(() => takeFailedPage(id))
  }

  function counted(answer: KeptAnswer, visitor: Visitor): Reply {
    const reply = replyTo(visitor, answer)
    count(reply.status)
    return reply
  }

  function asking({ asked, visitor }: Visit, remoteAddress?: string): Asking | undefined {
    if (!isOwnHost(visitor)) return undefined
    return { asked, visitor, ip: clientIpOf(remoteAddress, visitor.forwardedFor, trustProxy) }
  }

  function give({ answer, isOld }: Found, { asked, visitor, ip }: Asking): Given {
    const refusal = limits.refuseKept(pathOf(asked), ip)
    if (refusal) return { refusal }
    if (isOld) makeAnew(asked.url ?? '')
    return { reply: counted(answer, visitor) }
  }

  function find(visit: Visit, remoteAddress: string | undefined): Reply | undefined {
    const found = store.find(visit.asked.url ?? '')
    if (!found || (visit.visitor.hasSession && !found.answer.isForAll)) return undefined
    const asker = asking(visit, remoteAddress)
    return asker && replyIn(give(found, asker))
  }

  async function findAnew(asker: Asking): Promise<Reply | undefined> {
    const id = randomUUID()
    try {
      return replyIn(await outcomeOf({ ...asker, id }))
    } finally {
      takeFailedPage(id)
    }
  }

  /** The rule of an answer that this request may be given. */
  function ruleFor({ asked, visitor }: Visit): KeptRule | undefined {
    const rule = ruleOf(asked.url ?? '')
    return rule?.isStatic || !visitor.hasSession ? rule : undefined
  }

  async function makeFor(rule: KeptRule, { asked, visitor, ip, id }: Question): Promise<Outcome> {
    const refusal = limits.refuseMaking(pathOf(asked), ip)
    if (refusal) return { refusal }
    const made = await begin(asked.url ?? '', rule, id)
    if (made === 'busy') return { refusal: BUSY }
    return made.kept ? { reply: counted(made.kept.answer, visitor) } : { recorded: made.recorded }
  }

  async function outcomeOf(question: Question): Promise<Outcome> {
    const address = question.asked.url ?? ''
    const rule = ruleFor(question)
    if (!rule) return 'other'
    for (let waits = 0; waits < WAITS; waits++) {
      if (!(await knowsChanges())) return 'other'
      const found = store.find(address)
      if (found) return give(found, question)
      const running = making.get(address)
      if (!running) return makeFor(rule, question)
      const made = await running.catch(() => undefined)
      if (!made || (made !== 'busy' && !made.kept)) return 'other'
    }
    return 'other'
  }

  return {
    find,

    findAnew(visit, remoteAddress) {
      const isKnown = store.knows(visit.asked.url ?? '') && ruleFor(visit) !== undefined
      const asker = isKnown ? asking(visit, remoteAddress) : undefined
      return asker && findAnew(asker)
    },

    answerAtOnce(request, response) {
      const visit = store.knows(request.url ?? '') ? visitIn(request) : undefined
      const reply = visit && find(visit, request.socket.remoteAddress)
      if (reply) sendReply(reply, request, response)
      return reply !== undefined
    },

    async answer({ request, response, ip, id }) {
      const visit = visitIn(request)
      if (!visit) return 'other'
      const outcome = await outcomeOf({ ...visit, ip, id })
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
  if (performance.now() - cacheState().readAt < REFRESH_MS) return true
  return readChanges().then(
    () => true,
    () => false,
  )
}
