import { createTransport, type SendMailOptions } from 'nodemailer'
import { MailError, type MailFailure, type MailTransport } from '@/lib/integrations/mail/port'

/** A server that says nothing for this long is taken for gone. */
const SILENCE_MS = 20_000
/** A server that says something now and then, but never ends, is given up too. */
const WHOLE_MS = 60_000
const ERROR_CHARACTERS = 300

type SmtpSettings = { url: string; from: NonNullable<SendMailOptions['from']>; silenceMs?: number }

/** Sends by SMTP, one connection a mail. Further options of the connection may stand in the URL. */
export function createSmtpTransport({ url, from, silenceMs }: SmtpSettings): MailTransport {
  const silence = silenceMs ?? SILENCE_MS
  const transport = createTransport({
    url,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, messageId, ...mail }, stopping) {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(WHOLE_MS)])
      try {
        await transport.sendMail({
          ...mail,
          from,
          // As an object, so that no part of it can be taken for a second address.
          to: { name: '', address: to },
          messageId: `<${messageId}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        })
        return 'sent'
      } catch (error) {
        const message = withoutSecrets(messageOf(error), url)
        throw new MailError(failureOf(error), message, { cause: error })
      }
    },
  }
}

/**
 * Only what a server says for good of a recipient or of the mail itself is about this mail for ever;
 * a refused sender or log-in is mended in the settings, and then all mail leaves.
 */
function failureOf(error: unknown): MailFailure {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (!responseCode || !isAboutMail || responseCode === 421) return 'unreachable'
  return responseCode >= 500 ? 'refused' : 'deferred'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A server may repeat what it was given; name and password must not get into the outbox. */
function withoutSecrets(message: string, url: string): string {
  const { username, password } = new URL(url)
  const secrets = [password, username].flatMap((part) => [part, decodeURIComponent(part)])
  const shown = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '•••'), message)
  return shown.replace(/\s+/g, ' ').slice(0, ERROR_CHARACTERS)
}
