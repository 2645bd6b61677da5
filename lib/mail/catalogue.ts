export const MAIL_KINDS = ['verify', 'reset', 'notice'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** `kept`: stays in the outbox, as there is no mail server or the address is not deliverable. */
export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]
