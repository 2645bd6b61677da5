import { expect, test } from 'vitest'
import { readExcusedDays, readRestedStreak } from '@/lib/aotd/rests/site-watch'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { simulateDays } from '@/testing/simulate-days'
import { ArtworkModel } from '@/models/artwork'

const setClock = withTestClock('2027-06-01T12:00:00Z')
withTestDatabase()

// A turn has 80 days: the outage is in the first one, New Year in the third, 29 February in the fourth.
test('no streak is lost through the site in 400 days (G-159)', { timeout: 600_000 }, async () => {
  const turns = await simulateDays(setClock, {
    from: '2027-06-10',
    days: 400,
    outage: ['2027-07-20T03:00:00.000Z', '2027-07-21T09:00:00.000Z'],
    dayStart: { at: '2027-12-20T11:00:00.000Z', value: '00:00' },
    failure: '2028-02-28',
  })
  expect(await ArtworkModel.exists({ dateKey: '2028-02-29' })).not.toBeNull()
  expect((await readExcusedDays()).size).toBeLessThan(8)
  for (const { member, authored } of turns) {
    expect(authored.length).toBeGreaterThan(72)
    expect(await readRestedStreak(member.viewer.id, authored.at(-1) ?? '')).toEqual({
      days: authored.length,
      restedDays: 0,
    })
  }
  const pure = await ArtworkModel.find({ streak: 1 }).lean()
  expect(pure.length).toBeGreaterThan(turns.length)
})
