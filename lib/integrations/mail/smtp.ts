import { createTransport, type SendMailOptions } from 'nodemailer'
import { cutText } from '@/lib/config/cut-text'
import { MINUTE_MS, SECOND_MS } from '@/lib/durations'
import {
  MailError,
  type MailFailure,
  type MailTransport,
  type OutgoingMail,
} from '@/lib/integrations/mail/port'
import { failureText } from '@/lib/integrations/mail/failure-text'
import { withTimeLimit } from '@/lib/runtime/time-limit'

const INACTIVITY_MS = 20 * SECOND_MS
/** It limits the whole sending, also to a server that keeps sending. */
const TOTAL_MS = MINUTE_MS
const ERROR_CHARACTERS = 300

type SmtpSettings = {
  url: string
  from: NonNullable<SendMailOptions['from']>
  inactivityMs?: number
  totalMs?: number
}

export type MailServer = MailTransport & {
  /** Returns what the server answered, without secrets. Throws `MailError`. */
  deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<string>
}

export function createSmtpTransport({
  url,
  from,
  inactivityMs = INACTIVITY_MS,
  totalMs = TOTAL_MS,
}: SmtpSettings): MailServer {
  const transport = createTransport({
    url,
    connectionTimeout: inactivityMs,
    greetingTimeout: inactivityMs,
    socketTimeout: inactivityMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  async function deliver(
    { to, messageId, unsubscribeUrl, ...mail }: OutgoingMail,
    stopping: AbortSignal,
  ): Promise<string> {
    const message = {
      ...mail,
      from,
      // As an object, so that it is not parsed as two addresses.
      to: { name: '', address: to },
      messageId: `<${messageId}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    }
    try {
      const send = (signal: AbortSignal) => transport.sendMail({ ...message, signal })
      const { response } = await withTimeLimit(totalMs, send, stopping)
      return withoutSecrets(response, url)
    } catch (error) {
      const reason = withoutSecrets(failureText(error), url)
      throw new MailError(failureOf(error), reason, { cause: error })
    }
  }

  return {
    deliver,
    async send(mail, stopping) {
      await deliver(mail, stopping)
      return 'sent'
    },
  }
}

/** Only an error about recipient or content is about the mail; a wrong log-in is not. */
function failureOf(error: unknown): MailFailure {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (!responseCode || !isAboutMail || responseCode === 421) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'deferred'
}

/** A server may echo the credentials. */
function withoutSecrets(message: string, url: string): string {
  const { username, password } = new URL(url)
  const secrets = [password, username].flatMap((part) => [part, decodeURIComponent(part)])
  const shown = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '•••'), message)
  return cutText(shown.replace(/\s+/g, ' '), ERROR_CHARACTERS)
}
