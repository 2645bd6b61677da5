/** Writes of those who run the site, and what happens at the door of an account. */
export const AUDIT_KINDS = ['change', 'access'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Days that an entry with a network address is kept. */
export const ADDRESS_DAYS = 90
