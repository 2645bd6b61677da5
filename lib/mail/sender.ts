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

/** So many mails are on their way at once, so that one slow server does not hold up all others. */
const PASSES = 4
/** A mail on its way when the process ends has this long; then it is given back and begun anew. */
const PATIENCE_MS = 3000

/**
 * Starts the sender of this process: it sends what is due at once, and whenever a mail is queued
 * here. What must wait for another try is found by the job. Returns what ends it.
 */
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

/** The job: what failed before is tried again by whichever process runs it. */
export async function retryMail(): Promise<void> {
  wakeMailSender()
}

/**
 * Sends what is due, one mail after the other, until nothing is, the mail server is away or
 * `stopping` is aborted; `cutting` ends even the mail that is on its way.
 */
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

/** Sends one mail; false where there is no use in trying the next one now. */
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
