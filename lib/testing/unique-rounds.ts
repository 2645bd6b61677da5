import { connectDb } from '@/lib/db'

export type UniqueRound = {
  _id: number
  members: string[]
  badgeId: string
  /** By evaluation; else by the grant alone. */
  isByRule: boolean
  /** How many processes have finished it. */
  done: number
}

export async function uniqueRounds() {
  return (await connectDb()).collection<UniqueRound>('unique_rounds')
}
