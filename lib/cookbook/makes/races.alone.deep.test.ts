import { expect, test, vi } from 'vitest'
import { GET as USERS } from '@/app/api/stats/users/route'
import { mediaCollections } from '@/lib/media/store'
import { countWaiting } from '@/lib/site/waiting'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestAdmin } from '@/testing/factories'
import { callsOf, readMake } from '@/testing/makes'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { MailModel } from '@/models/mail'
import { MakeModel } from '@/models/make'

vi.hoisted(() => (process.env.CAPTCHA_PROVIDER = 'off'))
withTestDatabase()

const ROUNDS = 20

async function countOf({ headers }: TestAdmin, username: string): Promise<number> {
  const users: { username: string; confirmedRecipeMakes: number }[] = await (
    await callRoute(USERS, '/', { headers })
  ).json()
  return users.find((user) => user.username === username)?.confirmedRecipeMakes ?? -1
}

test('20 parallel makes of one member leave three, the rest is 409, in each round', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const recipe = await createRecipeDocument({ title: `Soup ${round}` })
    const calls = callsOf(String(recipe._id))
    const author = await createUser()
    const responses = await Promise.all(Array.from({ length: 20 }, () => calls.post(author)))
    const made = responses.filter(({ status }) => status === 201)
    expect(made).toHaveLength(3)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(17)
    const stored = await MakeModel.find({ recipeId: recipe._id }).lean()
    expect(stored.map(({ slot }) => slot).toSorted()).toEqual([0, 1, 2])
    // Those of the three, in two sizes: the refused ones have left none.
    const { files } = await mediaCollections()
    expect(await files.countDocuments()).toBe((round + 1) * 6)
  }
})

test('confirmed and deleted in parallel, the counters agree with the documents', async () => {
  const admin = await createAdmin()
  const second = await createAdmin()
  const authors = []
  for (let round = 0; round < ROUNDS; round += 1) authors.push(await createUser())
  for (const [round, author] of authors.entries()) {
    const calls = callsOf(String((await createRecipeDocument({ title: `Stew ${round}` }))._id))
    const ids = []
    for (let i = 0; i < 3; i += 1) ids.push((await readMake(await calls.post(author)))._id)
    const responses = await Promise.all(
      ids.flatMap((id) => [
        calls.confirm(admin, id),
        calls.remove(second, id),
        calls.confirm(second, id),
        calls.remove(author, id),
      ]),
    )
    for (const { status } of responses) expect([200, 403, 404]).toContain(status)
    const userId = author.viewer.id
    const live = await MakeModel.find({ userId, deletedAt: null }).lean()
    const confirmed = live.filter(({ confirmedAt }) => confirmedAt !== null)
    expect(confirmed).toHaveLength(live.length)
    expect(await countOf(admin, author.viewer.username)).toBe(confirmed.length)
    expect(await countWaiting(admin.viewer)).toBe(0)
    const mails = await MailModel.countDocuments({
      kind: 'make confirmed',
      to: author.viewer.email,
    })
    expect(mails).toBe(await MakeModel.countDocuments({ userId, confirmedAt: { $ne: null } }))
    const all = await MakeModel.find({ userId }).lean()
    const { files } = await mediaCollections()
    const names = all.flatMap(({ picture: { full, small } }) => [full, small])
    expect(await files.countDocuments({ filename: { $in: names } })).toBe(6)
    expect(await files.countDocuments()).toBe((round + 1) * 6)
  }
})
