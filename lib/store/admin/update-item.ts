import type { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { now } from '@/lib/clock'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { checkDateMade } from '@/lib/http/date-made'
import { changeAccess, type PictureFiles } from '@/lib/media/pictures'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { itemFacts } from '@/lib/store/admin/item-facts'
import { productNumberTaken } from '@/lib/store/admin/items'
import type { UpdateItemBody } from '@/lib/store/admin/schema'
import { getItem, toItemId, unknownItem } from '@/lib/store/items'
import { tellWaiting } from '@/lib/store/pre-orders/available'
import { STORE_TAG } from '@/lib/store/tags'
import type { StoreItem } from '@/lib/store/schema'
import { LIVE } from '@/models/define-model'
import { type StoredItem, StoreItemModel } from '@/models/store-item'

type Item = StoredItem & { _id: Types.ObjectId }
type Pictures = Item['pictures']

const TRIES = 3

/** G-68, G-118; who waits for the item is told when its stock rises from 0 (G-120). */
export async function updateItem(
  admin: ViewerWith<'admin'>,
  id: string,
  changes: UpdateItemBody,
): Promise<StoreItem> {
  const _id = toItemId(id)
  const before = await change(_id, changes)
  await invalidate([STORE_TAG])
  const after = await findLive(_id)
  await recordChange(admin, {
    action: 'update store item',
    target: { kind: 'store item', id, name: after.title },
    before: itemFacts(before),
    after: itemFacts(after),
  })
  await tellWaiting(after)
  return getItem(admin, id)
}

async function findLive(_id: Types.ObjectId): Promise<Item> {
  const item = await StoreItemModel.findOne({ _id, ...LIVE }).lean()
  return item ?? Promise.reject(unknownItem())
}

/** Repeated where another change came between; returns the item as it was. */
async function change(_id: Types.ObjectId, changes: UpdateItemBody): Promise<Item> {
  for (let i = 0; i < TRIES; i++) {
    const item = await findLive(_id)
    if (Object.keys(changes).length === 0) {
      throw new AppError('invalid', { message: STORE_ADMIN_TEXTS.nothing })
    }
    if (changes.dateMade) checkDateMade(changes.dateMade, STORE_ADMIN_TEXTS.dateLate)
    if (await tryChange(item, changes)) return item
  }
  throw new AppError('conflict')
}

async function tryChange(item: Item, { fileNames, ...fields }: UpdateItemBody): Promise<boolean> {
  const ordered = fileNames && inOrder(item.pictures, fileNames)
  const { selected = item.selected } = fields
  if (selected === item.selected) return write(item, fields, ordered)
  const names = item.pictures.flatMap(({ full, small }) => [full, small])
  return changeAccess(names, selected ? 'public' : 'members', (renamed) => {
    const newName = (name: string) => renamed.get(name) ?? name
    const moved = (ordered ?? item.pictures).map(({ full, small }) => ({
      full: newName(full),
      small: newName(small),
    }))
    return write(item, fields, moved)
  })
}

/** False where what the change depends on is no longer as it was read. */
async function write(
  item: Item,
  { productNumber, ...fields }: Omit<UpdateItemBody, 'fileNames'>,
  pictures: readonly PictureFiles[] | undefined,
): Promise<boolean> {
  const { _id, stock, selected } = item
  const rises = stock === 0 && (fields.stock ?? 0) > 0
  try {
    const { matchedCount } = await StoreItemModel.updateOne(
      { _id, stock, selected, ...(pictures && samePictures(item)), ...LIVE },
      {
        $set: {
          ...fields,
          ...(typeof productNumber === 'number' && { productNumber }),
          ...(rises && { availableAt: now() }),
          ...(pictures && { pictures }),
        },
        ...(productNumber === null && { $unset: { productNumber: 1 } }),
      },
    )
    return matchedCount === 1
  } catch (error) {
    throw isDuplicateKey(error) ? productNumberTaken() : error
  }
}

function samePictures({ pictures }: Item) {
  const places = pictures.map(({ full }, i): [string, string] => [`pictures.${i}.full`, full])
  return { ...Object.fromEntries(places), pictures: { $size: pictures.length } }
}

/** 400 unless every picture is named once. */
function inOrder(pictures: Pictures, fileNames: readonly string[]): Pictures[number][] {
  const named = fileNames.flatMap((name) => pictures.filter(({ full }) => full === name))
  const isWhole = named.length === pictures.length && new Set(fileNames).size === pictures.length
  if (isWhole && fileNames.length === pictures.length) return named
  const message = STORE_ADMIN_TEXTS.picturesChanged
  throw new AppError('invalid', { message, fields: { fileNames: message } })
}
