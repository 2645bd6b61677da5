import { siteDatabase } from '@/lib/db'

export const LEASE_ROUND_MS = 1000

type LeaseRecord = { _id: string; inside: string | null; rounds: number; overlaps: number }

export async function leaseRecords() {
  return (await siteDatabase()).collection<LeaseRecord>('lease_records')
}
