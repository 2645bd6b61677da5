import type { AuditPage, AuditQuery, AuditRow } from '@/lib/audit/schema'
import type { Admin } from '@/lib/auth/permissions'
import { type AuditEntry, AuditEntryModel } from '@/models/audit-entry'
import type { Types } from 'mongoose'

const PER_PAGE = 50

/** It lists one kind, or all; a page after the last is empty. */
export async function listChanges(_admin: Admin, { page, kind }: AuditQuery): Promise<AuditPage> {
  const filter = kind ? { kind } : {}
  const total = await AuditEntryModel.countDocuments(filter)
  const entries = await AuditEntryModel.find(filter)
    .sort({ at: -1, _id: -1 })
    .skip((page - 1) * PER_PAGE)
    .limit(PER_PAGE)
    .lean()
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  return { entries: entries.map(toAuditRow), page, pages, total }
}

function toAuditRow(entry: AuditEntry & { _id: Types.ObjectId }): AuditRow {
  const { kind, id, name } = entry.target
  return {
    id: String(entry._id),
    at: entry.at.toISOString(),
    actor: entry.actorName ?? null,
    action: entry.action,
    target: { kind, id: id ?? null, name },
    ...(entry.address && { address: entry.address }),
    before: entry.before as AuditRow['before'],
    after: entry.after as AuditRow['after'],
  }
}
