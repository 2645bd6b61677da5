import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { ensureSampleMembers } from '@/lib/account/sample-members'
import { findPerson } from '@/lib/account/people'
import { invalidate, SETTINGS_TAG } from '@/lib/cache'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createUser } from '@/testing/factories'
import { createMakeDocument } from '@/testing/makes'
import { createRecipeDocument } from '@/testing/recipes'
import { createStoreItem } from '@/testing/store-items'
import { AuditEntryModel } from '@/models/audit-entry'
import { MakeModel } from '@/models/make'
import { PreOrderModel } from '@/models/pre-order'
import { RecipeModel } from '@/models/recipe'
import { StoreItemModel } from '@/models/store-item'
import { hasSampleContent, listUsedSamples, removeSampleContent } from './remove'

withTestDatabase()

test('samples that people used stay as the owner’s own with all that people made (G-167)', async () => {
  const { viewer: owner } = await createAdmin()
  const { viewer: member } = await createUser()
  const { anna } = await ensureSampleMembers(new Date())
  const by = { isSample: true, createdById: anna.id }
  const made = await createRecipeDocument({ ...by, title: 'Lemon Potatoes' })
  await createRecipeDocument({ ...by, title: 'Walnut Cake' })
  const memberId = new Types.ObjectId(member.id)
  await createMakeDocument({ recipeId: made._id, userId: memberId })
  await createMakeDocument({ recipeId: made._id, userId: anna.id, isSample: true })
  const ordered = await createStoreItem({ isSample: true, title: 'Print', creator: 'anna' })
  const liked = await createStoreItem({ isSample: true, title: 'Card', likes: [memberId] })
  await createStoreItem({ isSample: true, title: 'Mug' })
  await PreOrderModel.create({ email: 'a@example.org', itemId: ordered._id, dateAdded: new Date() })

  expect(await listUsedSamples()).toEqual([
    { title: 'Card', uses: '1 like' },
    { title: 'Print', uses: '1 pre-order' },
    { title: 'Lemon Potatoes', uses: '1 make' },
  ])
  expect(await removeSampleContent(owner)).toBe(true)
  expect(await RecipeModel.find().lean()).toMatchObject([
    { title: 'Lemon Potatoes', isSample: false, createdById: new Types.ObjectId(owner.id) },
  ])
  expect(await MakeModel.find().lean()).toMatchObject([{ userId: memberId }])
  const items = await StoreItemModel.find().sort({ title: 1 }).lean()
  expect(items).toMatchObject([
    { _id: liked._id, title: 'Card', isSample: false, likes: [memberId] },
    { _id: ordered._id, title: 'Print', isSample: false, creator: '' },
  ])
  expect(await PreOrderModel.countDocuments()).toBe(1)
  expect(await hasSampleContent()).toBe(false)
  expect(await AuditEntryModel.findOne().lean()).toMatchObject({
    after: { staying: ['Card', 'Print', 'Lemon Potatoes'] },
  })
})

test('samples that are off are in no read, stay stored, and come back; removal still finds them (G-141)', async () => {
  const { anna } = await ensureSampleMembers(new Date())
  const { viewer: member } = await createUser()
  const by = { isSample: true, createdById: anna.id }
  const { _id } = await createRecipeDocument({ ...by, title: 'Lemon Potatoes', slug: 'lemon' })
  await createRecipeDocument({ title: 'Walnut Cake', slug: 'walnut' })
  await createMakeDocument({ recipeId: _id, userId: new Types.ObjectId(member.id) })
  const used = await listUsedSamples()
  const titles = async (filter = {}) =>
    (await RecipeModel.live.find(filter).sort({ title: 1 }).lean()).map(({ title }) => title)

  const reset = setEnv({ PARTS_OFF: 'samples' })
  expect(await titles()).toEqual(['Walnut Cake'])
  expect(await titles({ isSample: true })).toEqual([])
  expect(await RecipeModel.live.countDocuments()).toBe(1)
  expect(await RecipeModel.live.aggregate({}, [{ $count: 'count' }])).toEqual([{ count: 1 }])
  expect(await findPerson(member, anna.username)).toBeNull()
  expect(await listUsedSamples()).toEqual(used)
  reset()
  await invalidate([SETTINGS_TAG])
  expect(await titles()).toEqual(['Lemon Potatoes', 'Walnut Cake'])
  expect(await findPerson(member, anna.username)).toMatchObject({ username: anna.username })
})
