export type OutgoingMail = {
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  date: Date
  /** One POST to it ends this kind of mail (RFC 8058). */
  unsubscribeUrl?: string | null | undefined
}

export type MailTransport = {
  /** `kept` where it only stays in the outbox. Throws `MailError`. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<'sent' | 'kept'>
}

/** The first two are about this mail, for good or for now; the third is about the server. */
export type MailFailure = 'refused' | 'deferred' | 'unreachable'

/** The message may be shown to admins and holds no secrets. */
export class MailError extends Error {
  override name = 'MailError'

  constructor(
    readonly failure: MailFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
