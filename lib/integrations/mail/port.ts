/** A mail as it leaves the site. */
export type OutgoingMail = {
  /** Without its angle brackets. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  date: Date
}

/** Where mail goes. */
export type MailTransport = {
  /**
   * `sent` once a mail server has taken the mail, `kept` where it can only stay in the outbox.
   * Throws `MailError`.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<'sent' | 'kept'>
}

/**
 * What a failure is about: this mail, which is `refused` for good or could not be taken for now
 * (`deferred`), or the mail server as a whole (`unreachable`).
 */
export type MailFailure = 'refused' | 'deferred' | 'unreachable'

/** A mail that did not leave; the message may be shown to admins and holds no secrets. */
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
