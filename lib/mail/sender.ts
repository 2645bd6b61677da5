import { isDatabaseGone } from '@/lib/errors'
import { chooseMailTransport } from '@/lib/integrations/mail/choose-transport'
import { outboxOnly } from '@/lib/integrations/mail/outbox-only'
import { MailError, type MailTransport } from '@/lib/integrations/mail/port'
import { closeOwner } from '@/lib/lease-owner'
import { logger } from '@/lib/logger'
import {
  claimMail,
  type ClaimedMail,
  endMail,
  giveUpMail,
  putMailOff,
  releaseMail,
} from '@/lib/mail/claim'
import { isDeliverable } from '@/lib/mail/deliverable'
import { hideIn } from '@/lib/mail/hide-secret'
import { setMailSender, wakeMailSender } from '@/lib/mail/wake'

/** Concurrent mails, so that one slow server does not block all others. */
const PASSES = 4
/** At shutdown a mail may finish within this time, then its lease is released. */
const PATIENCE_MS = 3000

/** Sends now and after each `queueMail` here; retries are a job. Returns a stop function. */
export function startMailSender(
  transport: MailTransport = chooseMailTransport(),
  patienceMs = PATIENCE_MS,
): () => Promise<void> {
  const stopping = new AbortController()
  const cutting = new AbortController()
  const passes = new Set<Promise<void>>()
  let isMissed = false
  const look = () => {
    if (stopping.signal.aborted) return
    if (passes.size >= PASSES) {
      isMissed = true
      return
    }
    const pass = sendDueMail(transport, stopping.signal, cutting.signal)
      .catch((error: unknown) => {
        if (!isDatabaseGone(error)) logger().error({ err: error }, 'the mail sender failed')
      })
      .finally(() => {
        passes.delete(pass)
        if (!isMissed) return
        isMissed = false
        look()
      })
    passes.add(pass)
  }
  setMailSender(look)
  look()
  return async () => {
    setMailSender(undefined)
    stopping.abort()
    const patience = setTimeout(() => cutting.abort(), patienceMs)
    await Promise.all(passes)
    clearTimeout(patience)
  }
}

export async function retryMail(): Promise<void> {
  wakeMailSender()
}

/** Stops at `stopping` after the current mail, at `cutting` at once. */
export async function sendDueMail(
  transport: MailTransport,
  stopping: AbortSignal,
  cutting: AbortSignal = stopping,
): Promise<void> {
  while (!stopping.aborted) {
    const mail = await claimMail()
    if (!mail) return
    const goesOn = await send(mail, transport, cutting).finally(() => closeOwner(mail.owner))
    if (!goesOn) return
  }
}

/** False to stop for now: the server is unreachable, or the process ends. */
async function send(mail: ClaimedMail, transport: MailTransport, cutting: AbortSignal) {
  const { to, subject, text, html, messageId, queuedAt } = mail
  const chosen = isDeliverable(to) ? transport : outboxOnly
  try {
    const state = await chosen.send({ to, subject, text, html, messageId, date: queuedAt }, cutting)
    await endMail(mail, state)
    return true
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    if (cutting.aborted) {
      await releaseMail(mail)
      return false
    }
    const reason = hideIn(error.message, mail)
    logger().warn({ mail: messageId, failure: error.failure, reason }, 'mail failed')
    if (error.failure === 'refused') await giveUpMail(mail, reason)
    else await putMailOff(mail, reason)
    return error.failure !== 'unreachable'
  }
}
