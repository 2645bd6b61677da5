/** `change`: writes of admins; `access`: sign-ins and the like. */
export const AUDIT_KINDS = ['change', 'access'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

export const ADDRESS_DAYS = 90
