import { connectDb } from '@/lib/db'

export type UniqueRound = {
  _id: number
  members: string[]
  badgeId: string
  /** True means that an evaluation awards the badge, false that the grant alone does. */
  isByRule: boolean
  /** How many processes have finished it. */
  done: number
}

export async function uniqueRounds() {
  return (await connectDb()).collection<UniqueRound>('unique_rounds')
}
