import { expect, test } from 'vitest'
import { withBadges } from '@/lib/testing/badges'
import { withChildProcesses } from '@/lib/testing/child-processes'
import { withTestDatabase } from '@/lib/testing/db'
import { createUser } from '@/lib/testing/factories'
import { uniqueRounds } from '@/lib/testing/unique-rounds'
import { BadgeModel } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'

withTestDatabase()
withBadges()

const ROUNDS = 30
const processes = withChildProcesses('lib/testing/unique-badge-process.ts')

test('50 who qualify at once on two processes leave one holder, in each of 30 rounds (G-95)', async () => {
  const members: string[] = []
  for (let i = 0; i < 50; i += 1) {
    const dateSigned = new Date(Date.UTC(2026, 0, 1 + (i % 7), i))
    members.push((await createUser({ dateSigned, userEmoji: '🌊' })).viewer.id)
  }
  const { _id } = await BadgeModel.findOneAndUpdate({ code: 'emoji' }, { isUnique: true }).orFail()
  await processes.start('0')
  await processes.start('1')
  const rounds = await uniqueRounds()
  const holders = new Set<string>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    await UserBadgeModel.deleteMany()
    const isByRule = round % 2 === 0
    await rounds.insertOne({ _id: round, members, badgeId: String(_id), isByRule, done: 0 })
    const done = async () => (await rounds.findOne({ _id: round }))?.done
    await expect.poll(done, { timeout: 120_000, interval: 5 }).toBe(2)
    const held = await UserBadgeModel.find({ badgeId: _id }).lean()
    expect(held, `round ${round}`).toHaveLength(1)
    if (isByRule) holders.add(String(held[0]?.userId))
  }
  // No moment is recorded, so the lowest rank wins (G-133).
  expect([...holders]).toEqual([members[0]])
})
