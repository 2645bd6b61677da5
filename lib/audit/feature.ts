import { ADDRESS_DAYS } from '@/lib/audit/catalogue'
import { deleteExpiredEntries } from '@/lib/audit/clean-up'
import { forgetInAudit } from '@/lib/audit/forget-account'
import { listChangesTo } from '@/lib/audit/personal-data'
import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { AuditEntryModel } from '@/models/audit-entry'

export const audit = defineFeature({
  name: 'audit',
  kind: 'service',
  models: [AuditEntryModel],
  jobs: [{ name: 'audit-clean-up', everyMs: 6 * HOUR_MS, run: deleteExpiredEntries }],
  personalData: {
    list: async ({ viewer }) => ({ lists: { changes: await listChangesTo(viewer.id) } }),
    forget: ({ id }) => forgetInAudit(id),
  },
  stored: [
    `Sign-ins, refused sign-ins, password resets and changes of role: when, which account and from which address, so that misuse can be found. Never a password, nor a name that no account has. Kept for ${ADDRESS_DAYS} days, or until the account is erased.`,
  ],
  adminScreens: [{ label: 'audit', href: PATHS.adminAudit }],
})
