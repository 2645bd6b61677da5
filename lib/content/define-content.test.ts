import { expect, test } from 'vitest'
import { cached } from '@/lib/cache'
import { AppError } from '@/lib/errors'
import { mediaCollections, putMedia } from '@/lib/media/store'
import { STORE_TAG } from '@/lib/store/tags'
import { storeContent } from '@/lib/store/content'
import { withTestDatabase } from '@/testing/db'
import { createAdmin } from '@/testing/factories'
import { createStoreItem } from '@/testing/store-items'
import { AuditEntryModel } from '@/models/audit-entry'
import { StoreItemModel } from '@/models/store-item'

withTestDatabase()

const rename = (title: string) => ({ update: { $set: { title } } })
const listTitles = () =>
  cached('titles', [STORE_TAG], async () => {
    const items = await StoreItemModel.live.find().lean()
    return items.map(({ title }) => title)
  })
const countFiles = async () => (await mediaCollections()).files.countDocuments()
const putFile = () =>
  putMedia(Buffer.from('a picture'), { type: 'image/webp', owner: 'store', access: 'public' })

async function createItem() {
  const [full, small] = [await putFile(), await putFile()]
  const { _id } = await createStoreItem({ title: 'Print', pictures: [{ full, small }] })
  return { _id, full, small }
}

test('a change is seen by cached readers at once, and is in the audit with what differs', async () => {
  const { viewer } = await createAdmin()
  const where = { _id: (await createItem())._id }
  expect(await listTitles()).toEqual(['Print'])
  await storeContent.change(viewer, { action: 'update store item', where }, () => rename('Mug'))
  expect(await listTitles()).toEqual(['Mug'])
  expect(await AuditEntryModel.find().lean()).toMatchObject([
    { action: 'update store item', before: { title: 'Print' }, after: { title: 'Mug' } },
  ])
})

test('light writes, deletions and restorations are seen by cached readers at once', async () => {
  const { viewer } = await createAdmin()
  const where = { _id: (await createItem())._id }
  expect(await listTitles()).toEqual(['Print'])
  expect(await storeContent.touch(where, { $set: { title: 'Mug' } })).toBe(1)
  expect(await listTitles()).toEqual(['Mug'])
  await storeContent.remove(viewer, where)
  expect(await listTitles()).toEqual([])
  await storeContent.restore(viewer, where)
  expect(await listTitles()).toEqual(['Mug'])
  await storeContent.purge(where)
  expect(await listTitles()).toEqual([])
})

test('parallel changes that build on what is stored all arrive', async () => {
  const { viewer } = await createAdmin()
  const { _id } = await createItem()
  const change = { action: 'update store item', where: { _id } }
  await Promise.all(
    Array.from({ length: 8 }, () =>
      storeContent.change(viewer, change, ({ stock }) => ({
        update: { $set: { stock: stock + 1 } },
      })),
    ),
  )
  expect(await StoreItemModel.findById(_id).lean()).toMatchObject({ stock: 11, __v: 8 })
})

test('an edit that another change overtakes starts again, and its copies are deleted', async () => {
  const { viewer } = await createAdmin()
  const { _id } = await createItem()
  const titles: string[] = []
  await storeContent.change(viewer, { action: 'outer', where: { _id } }, async ({ title }) => {
    titles.push(title)
    const added = [await putFile()]
    if (titles.length === 1) {
      await storeContent.change(viewer, { action: 'inner', where: { _id } }, () => rename('Mug'))
    }
    return { update: { $set: { size: 'small' } }, added }
  })
  expect(titles).toEqual(['Print', 'Mug'])
  expect(await countFiles()).toBe(3)
})

test('a document of an older version without a revision is changed too', async () => {
  const { viewer } = await createAdmin()
  const { _id } = await createItem()
  await StoreItemModel.updateOne({ _id }, { $unset: { __v: 1 } })
  const change = { action: 'update store item', where: { _id } }
  expect(await storeContent.change(viewer, change, () => rename('Mug'))).not.toBeNull()
})

test('what is in the trash is neither changed nor touched', async () => {
  const { viewer } = await createAdmin()
  const where = { _id: (await createItem())._id }
  await storeContent.remove(viewer, where)
  const change = { action: 'update store item', where }
  expect(await storeContent.change(viewer, change, () => rename('Mug'))).toBeNull()
  expect(await storeContent.touch(where, { $set: { title: 'Mug' } })).toBe(0)
  expect(await StoreItemModel.live.exists(where)).toBeNull()
  expect(await StoreItemModel.findOne(where).lean()).toMatchObject({ title: 'Print' })
})

test('files that are no longer referenced are deleted, the others stay', async () => {
  const { viewer } = await createAdmin()
  const { _id, full } = await createItem()
  const newSmall = await putFile()
  const change = { action: 'update store item', where: { _id }, added: [newSmall] }
  await storeContent.change(viewer, change, () => ({
    update: { $set: { pictures: [{ full, small: newSmall }] } },
  }))
  const { files } = await mediaCollections()
  const names = (await files.find().toArray()).map(({ filename }) => filename)
  expect(names.toSorted()).toEqual([full, newSmall].toSorted())
})

test('the files of a change that is refused are deleted', async () => {
  const { viewer } = await createAdmin()
  const { _id } = await createItem()
  const refused = { action: 'update store item', where: { _id }, added: [await putFile()] }
  const refuse = () => {
    throw new AppError('conflict')
  }
  await expect(storeContent.change(viewer, refused, refuse)).rejects.toMatchObject({ status: 409 })
  expect(await countFiles()).toBe(2)
  await storeContent.remove(viewer, { _id })
  const late = { ...refused, added: [await putFile()] }
  expect(await storeContent.change(viewer, late, () => rename('Mug'))).toBeNull()
  expect(await countFiles()).toBe(2)
})

test('a unique value in use is refused beside its field, and nothing is kept', async () => {
  const { viewer } = await createAdmin()
  await createStoreItem({ productNumber: 7 })
  const { _id } = await createItem()
  const change = { action: 'update store item', where: { _id }, added: [await putFile()] }
  const edit = () => ({ update: { $set: { productNumber: 7 } } })
  await expect(storeContent.change(viewer, change, edit)).rejects.toMatchObject({
    status: 409,
    fields: { productNumber: expect.any(String) },
  })
  expect(await countFiles()).toBe(2)
  expect(await AuditEntryModel.countDocuments()).toBe(0)
})
