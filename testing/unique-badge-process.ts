import { setTimeout as pause } from 'node:timers/promises'
import { Types } from 'mongoose'
import { grantBadges } from '@/lib/badges/grant'
import { connectDb } from '@/lib/db'
import { evaluateMember } from '@/lib/badges/evaluate'
import { type UniqueRound, uniqueRounds } from '@/testing/unique-rounds'
import { readCounters } from '@/lib/site-stats/read-counters'

/* A process that lets its half of the members qualify at once in each round. */
const half = Number(process.argv[2])

async function play({ members, badgeId, isByRule }: UniqueRound): Promise<void> {
  const ownHalf = members.filter((_, i) => i % 2 === half)
  await Promise.all(
    ownHalf.map((id) => (isByRule ? evaluateMember(readCounters, id) : grant(id, badgeId))),
  )
}

function grant(id: string, badgeId: string) {
  const userId = new Types.ObjectId(id)
  return grantBadges([
    { userId, badgeId: new Types.ObjectId(badgeId), isUnique: true, dateEarned: new Date() },
  ])
}

await connectDb()
const rounds = await uniqueRounds()
process.stdout.write('ready\n')
for (let last = 0; ;) {
  const round = await rounds.findOne({ _id: { $gt: last } }, { sort: { _id: 1 } })
  if (!round) {
    await pause(2)
    continue
  }
  last = round._id
  await play(round)
  await rounds.updateOne({ _id: last }, { $inc: { done: 1 } })
}
