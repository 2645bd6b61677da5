import { Types } from 'mongoose'
import { ADDRESS_DAYS, type AuditKind } from '@/lib/audit/catalogue'
import type { AuditValues } from '@/lib/audit/schema'
import { now } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AuditEntryModel } from '@/models/audit-entry'

type Entry = {
  kind: AuditKind
  actor: { id: string; username: string } | null
  action: string
  target: { kind: string; id: string | null; name: string }
  before: AuditValues | null
  after: AuditValues | null
  address: string | null
}

export async function writeEntry({ actor, address, ...entry }: Entry): Promise<void> {
  const at = now()
  await AuditEntryModel.create({
    ...entry,
    at,
    actorId: actor && new Types.ObjectId(actor.id),
    actorName: actor && actor.username,
    address,
    expiresAt: address === null ? null : new Date(at.getTime() + ADDRESS_DAYS * DAY_MS),
  })
}
