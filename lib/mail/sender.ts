import type { Types } from 'mongoose'
import { now, nowMs } from '@/lib/clock'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/lib/durations'
import { perEnv } from '@/lib/env'
import { isDatabaseGone } from '@/lib/errors'
import { chooseMailTransport, outboxOnly } from '@/lib/integrations/mail/choose-transport'
import { MailError, type MailTransport } from '@/lib/integrations/mail/port'
import { leasesOn } from '@/lib/leases/lease'
import { closeOwner, openOwner } from '@/lib/leases/lease-owner'
import { logger } from '@/lib/logger'
import { isDeliverable } from '@/lib/mail/addresses'
import { redactSecret, redactText } from '@/lib/mail/redact-secret'
import { setMailSender } from '@/lib/mail/wake'
import { hasMailServerElsewhere } from '@/lib/processes/processes'
import { type Mail, MailModel } from '@/models/mail'

/** Concurrent mails, so that one slow server does not block all others. */
const MAX_CONCURRENT = 4
/** How often due retries, and mail that other processes have queued, are looked for. */
const LOOK_MS = 10 * SECOND_MS
/** At shutdown a mail may finish within this time, then its lease is released. */
const SHUTDOWN_MS = 3000

/** Sends after each `queueMail` here, and what is due. Returns a stop function. */
export function startMailSender(
  given?: MailTransport,
  shutdownMs = SHUTDOWN_MS,
): () => Promise<void> {
  const transportOf = perEnv(() => given ?? chooseMailTransport())
  const stopping = new AbortController()
  const aborting = new AbortController()
  const passes = new Set<Promise<void>>()
  let isRunRequested = false
  const runPass = () => {
    if (stopping.signal.aborted) return
    if (passes.size >= MAX_CONCURRENT) {
      isRunRequested = true
      return
    }
    const pass = sendDueMail(transportOf(), stopping.signal, aborting.signal)
      .catch((error: unknown) => {
        if (!isDatabaseGone(error)) logger().error({ err: error }, 'the mail sender failed')
      })
      .finally(() => {
        passes.delete(pass)
        if (!isRunRequested) return
        isRunRequested = false
        runPass()
      })
    passes.add(pass)
  }
  setMailSender(runPass)
  runPass()
  const timer = setInterval(runPass, LOOK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    setMailSender(undefined)
    stopping.abort()
    const shutdownTimer = setTimeout(() => aborting.abort(), shutdownMs)
    await Promise.all(passes)
    clearTimeout(shutdownTimer)
  }
}

/** `stopping` lets the current mail end, `aborting` does not; a server elsewhere wins (G-146). */
export async function sendDueMail(
  transport: MailTransport,
  stopping: AbortSignal,
  aborting: AbortSignal = stopping,
): Promise<void> {
  while (!stopping.aborted) {
    if (transport === outboxOnly && (await hasMailServerElsewhere())) return
    const mail = await claimMail()
    if (!mail) return
    const mayContinue = await send(mail, transport, aborting).finally(() => closeOwner(mail.owner))
    if (!mayContinue) return
  }
}

/** False to stop for now: the server is unreachable, or the process ends. */
async function send(mail: ClaimedMail, transport: MailTransport, aborting: AbortSignal) {
  const { to, subject, text, html, messageId, queuedAt, unsubscribeUrl } = mail
  const chosen = isDeliverable(to) ? transport : outboxOnly
  try {
    const state = await chosen.send(
      { to, subject, text, html, messageId, unsubscribeUrl, date: queuedAt },
      aborting,
    )
    await finish(mail, state)
    return true
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    if (aborting.aborted) {
      await releaseMail(mail)
      return false
    }
    if (!(error instanceof MailError)) {
      await postponeMail(mail, internalError(mail, error))
      return true
    }
    const reason = redactText(error.message, mail)
    logger().warn({ mail: messageId, failure: error.failure, reason }, 'mail failed')
    if (error.failure === 'refused') await failMail(mail, reason)
    else await postponeMail(mail, reason)
    return error.failure !== 'unreachable'
  }
}

/** The mail has left: it is not sent again, whatever fails here. */
async function finish(mail: ClaimedMail, state: 'sent' | 'kept'): Promise<void> {
  try {
    await finishMail(mail, state)
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    await failMail(mail, internalError(mail, error))
  }
}

function internalError({ messageId }: ClaimedMail, error: unknown): string {
  logger().error({ err: error, mail: messageId }, 'a mail failed for an internal reason')
  return 'Internal error'
}

/** Longer than any single attempt; due times follow the site's clock (G-14). */
const leases = leasesOn(MailModel, { ms: 2 * MINUTE_MS })

const RETRY_DELAYS_MS = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)
const MAX_RETRY_MS = 3 * DAY_MS

const BATCH_SIZE = 20

type ClaimedMail = Mail & { _id: Types.ObjectId; owner: string }

/** The mail due for longest, or null; safe between any number of processes. */
async function claimMail(): Promise<ClaimedMail | null> {
  const due = { state: 'waiting', nextTryAt: { $lte: now() } } as const
  for (const waiting of await findFree(due)) {
    const owner = openOwner()
    try {
      const update = { $inc: { tries: 1 } }
      const mail = await leases.claim(waiting, { owner, filter: due, update })
      if (mail) return { ...mail, owner }
    } catch (error) {
      closeOwner(owner)
      throw error
    }
    closeOwner(owner)
  }
  return null
}

async function findFree(due: { state: 'waiting'; nextTryAt: { $lte: Date } }) {
  const found = await MailModel.find(due)
    .select({ lease: 1 })
    .sort({ nextTryAt: 1 })
    .limit(BATCH_SIZE)
    .lean()
  return found.filter(({ lease }) => leases.isFree(lease))
}

async function finishMail(mail: ClaimedMail, state: 'sent' | 'kept'): Promise<void> {
  const texts =
    state === 'sent' ? { ...redactSecret(mail), secret: null, unsubscribeUrl: null } : {}
  await leases.release(mail, { ...texts, state, error: null, endedAt: now() })
}

async function failMail(mail: ClaimedMail, error: string): Promise<void> {
  await leases.release(mail, { state: 'failed', error, endedAt: now() })
}

async function postponeMail(mail: ClaimedMail, error: string): Promise<void> {
  if (nowMs() - mail.triedFrom.getTime() >= MAX_RETRY_MS) return failMail(mail, error)
  const delay = RETRY_DELAYS_MS[Math.min(mail.tries, RETRY_DELAYS_MS.length) - 1] ?? MINUTE_MS
  await leases.release(mail, { error, nextTryAt: new Date(nowMs() + delay) })
}

/** The mail was aborted; another process can send it at once. */
async function releaseMail(mail: ClaimedMail): Promise<void> {
  await leases.release(mail)
}
