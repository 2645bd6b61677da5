import { connectDb } from '@/lib/db'

/** Older entries are all changes. */
export async function nameAuditKinds(): Promise<void> {
  const entries = (await connectDb()).collection('auditentries')
  await entries.updateMany({ kind: { $exists: false } }, { $set: { kind: 'change' } })
}
