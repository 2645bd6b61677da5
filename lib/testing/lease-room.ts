import { siteDatabase } from '@/lib/db'

export const LEASE_ROUND_MS = 1000

type Room = { _id: string; inside: string | null; rounds: number; overlaps: number }

export async function leaseRoom() {
  return (await siteDatabase()).collection<Room>('lease_room')
}
