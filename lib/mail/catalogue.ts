export const MAIL_KINDS = ['verify', 'reset', 'notice'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * `waiting`: to be sent, or tried again. `sent`: a mail server has taken it. `kept`: there is no
 * mail server, or the address is not one of the world; it stays in the outbox. `failed`: given up.
 */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]
