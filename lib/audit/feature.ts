import { forgetInAudit } from '@/lib/audit/forget-account'
import { listChangesTo } from '@/lib/audit/personal-data'
import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { AuditEntryModel } from '@/models/audit-entry'

export const audit = defineFeature({
  name: 'audit',
  kind: 'service',
  models: [AuditEntryModel],
  personalData: {
    list: async ({ viewer }) => ({ lists: { changes: await listChangesTo(viewer.id) } }),
    forget: ({ id }) => forgetInAudit(id),
  },
  adminScreens: [{ label: 'audit', href: PATHS.adminAudit }],
})
