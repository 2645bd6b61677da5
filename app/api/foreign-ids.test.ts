import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { createChallenge } from '@/lib/captcha/challenge'
import { now } from '@/lib/clock'
import { newCoffee, createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createArtwork, createUser } from '@/testing/factories'
import { createMakeDocument } from '@/testing/makes'
import { createPiece, plainPicture } from '@/testing/pieces'
import { readRoutes } from '@/testing/read-routes'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { solveChallenge } from '@/testing/solve-challenge'
import { createStoreItem } from '@/testing/store-items'
import { stored } from '@/testing/stored'
import { UserModel } from '@/models/user'

withTestDatabase()

const routes = await readRoutes()

const RECIPE = {
  title: 'Potatoes',
  description: '',
  time: '',
  difficulty: 3,
  ingredients: [{ name: 'potatoes', quantity: '1 kg' }],
  instructions: ['Peel them.'],
}

type Options = { headers: Record<string, string>; params?: object; body?: unknown }

async function call(route: string, { headers, params = {}, body }: Options): Promise<Response> {
  const handler = routes.get(route)
  if (!handler) throw new Error(`There is no ${route}.`)
  const [method = '', path = ''] = route.split(' ')
  return callRoute(handler, path, { method, headers, body, params: { ...params } })
}

const COLLECTIONS = ['recipes', 'makes', 'coffees', 'galleryitems', 'storeitems', 'artworks']

async function everything(names = COLLECTIONS): Promise<string> {
  const found = names.map(async (name) => (await stored(name)).find().sort({ _id: 1 }).toArray())
  return JSON.stringify(await Promise.all(found))
}

/** Calls by id, each of one kind of thing. */
const CALLS = {
  recipe: [
    ['PUT /api/recipes/[id]', RECIPE],
    ['DELETE /api/recipes/[id]'],
    ['POST /api/recipes/[id]/restore'],
  ],
  coffee: [
    ['PUT /api/coffee-rate/coffee/[id]', { coffeeShop: 'Kiosk' }],
    ['DELETE /api/coffee-rate/coffee/[id]'],
    ['POST /api/coffee-rate/coffee/[id]/restore'],
    ['GET /api/coffee-rate/coffee/[id]/image'],
    ['GET /api/coffee-rate/coffee-card/[param]'],
  ],
  piece: [
    ['PATCH /api/gallery/[id]', { title: 'Quay' }],
    ['DELETE /api/gallery/[id]'],
    ['POST /api/gallery/[id]/restore'],
  ],
  item: [
    ['PATCH /api/store/update/[id]', { title: 'Tide' }],
    ['DELETE /api/store/[id]'],
    ['POST /api/store/[id]/restore'],
    ['POST /api/store/like/[id]'],
  ],
  art: [
    ['GET /api/art-of-the-day/admin/[id]'],
    ['PUT /api/art-of-the-day/admin/[id]', { title: 'Tide' }],
    ['DELETE /api/art-of-the-day/admin/[id]'],
    ['POST /api/art-of-the-day/admin/[id]/restore'],
    ['GET /api/art-of-the-day/admin/[id]/picture'],
  ],
  other: [
    ['POST /api/badges/admin/deleted/[id]/restore'],
    ['GET /api/mail/admin/outbox/[id]'],
    ['POST /api/mail/admin/outbox/[id]/retry'],
    ['DELETE /api/chat/admin/reports/[id]'],
    ['POST /api/contact/admin/[id]/done'],
    ['POST /api/reports/admin/[id]/keep', { reasons: 'So it is.' }],
    ['POST /api/reports/admin/[id]/remove', { reasons: 'So it is.' }],
    ['DELETE /api/chat/admin/questions/[id]'],
  ],
} satisfies Record<string, (readonly [string, object?])[]>

test('an id of another kind is 404 in every call, live or deleted', async () => {
  const { viewer, headers } = await createAdmin()
  const ids: { kind: string; id: string }[] = []
  for (const deletedAt of [null, now()]) {
    const title = deletedAt ? 'Deleted' : 'Live'
    const made = {
      recipe: await createRecipeDocument({ title, deletedAt }),
      coffee: await createCoffeeEntry({ deletedAt }),
      piece: await createPiece({ title, deletedAt }),
      item: await createStoreItem({ title, deletedAt }),
      art: await createArtwork(viewer, {
        dateKey: deletedAt ? '2026-01-02' : '2026-01-01',
        deletedAt,
      }),
    }
    const make = await createMakeDocument({ recipeId: made.recipe._id, deletedAt })
    ids.push({ kind: 'make', id: String(make._id) })
    for (const [kind, { _id }] of Object.entries(made)) ids.push({ kind, id: String(_id) })
  }
  ids.push({ kind: 'user', id: viewer.id })
  const before = await everything()
  for (const [kind, calls] of Object.entries(CALLS)) {
    for (const [route, body] of calls as readonly [string, object?][]) {
      for (const { kind: other, id } of ids.filter((one) => one.kind !== kind)) {
        const { status } = await call(route, { headers, params: { id, param: id }, body })
        expect(status, `${route} with the id of a ${other}`).toBe(404)
      }
    }
  }
  expect(await everything()).toBe(before)
})

test('a make or a picture of another parent is 404', async () => {
  const { headers } = await createAdmin()
  const picture = (name: string) => ({ full: `${name}.webp`, small: `${name}s.webp`, hash: name })
  const [a, b] = ['1'.repeat(32), '2'.repeat(32)]
  const mine = await createRecipeDocument({ title: 'Mine', pictures: [picture(a)] })
  const other = await createRecipeDocument({ title: 'Other', pictures: [picture(b)] })
  const make = await createMakeDocument({ recipeId: other._id, confirmedAt: null })
  const gone = await createMakeDocument({ recipeId: other._id, deletedAt: now() })
  const item = await createStoreItem({ title: 'Mine' })
  const [foreign] = (await createStoreItem({ title: 'Other' })).pictures
  const before = await everything()
  const id = String(mine._id)
  const calls = [
    ['PUT /api/recipes/[id]/comments/[commentId]/confirm', { id, commentId: String(make._id) }],
    ['DELETE /api/recipes/[id]/comments/[commentId]', { id, commentId: String(make._id) }],
    ['POST /api/recipes/[id]/comments/[commentId]/restore', { id, commentId: String(gone._id) }],
    ['GET /api/recipes/images/[id]/[image]', { id, image: `${b}.webp` }],
    ['DELETE /api/recipes/images/[id]/[image]', { id, image: `${b}.webp` }],
    [
      'DELETE /api/store/images/[name]/[fileName]',
      { name: String(item._id), fileName: foreign?.full ?? '' },
    ],
  ] as const
  for (const [route, params] of calls) {
    expect((await call(route, { headers, params })).status, route).toBe(404)
  }
  expect(await everything()).toBe(before)
})

/** What no call may take from its caller. */
function claims(id: string, name: string) {
  const ids = ['_id', 'id', 'userId', 'user', 'createdById', 'addedById', 'authorId', 'chef']
  const names = ['author', 'createdBy', 'addedBy', 'owner']
  return {
    ...Object.fromEntries(ids.map((field) => [field, id])),
    ...Object.fromEntries(names.map((field) => [field, name])),
    role: 'admin',
    roles: ['admin'],
    permissions: 9,
    tokenVersion: 9,
    tv: 9,
    emailVerified: true,
    skipEmailVerification: true,
    isSample: true,
    confirmed: true,
    confirmedAt: '2001-01-01T00:00:00Z',
    deletedAt: '2001-01-01T00:00:00Z',
    timesSigned: 9,
    chatTokensUsed: -9,
    sid: 'x',
    auth_time: 9_999_999_999,
    likes: [id],
  }
}

async function formOf(fields: Record<string, unknown>): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('image', new File([new Uint8Array(await plainPicture())], 'a.webp'))
  return form
}

test('who made something is whoever calls, whatever the body says', async () => {
  const { viewer, headers } = await createAdmin()
  const other = await createUser({ username: 'f0reign' })
  const foreign = claims(other.viewer.id, other.viewer.username)
  const recipe = await createRecipeDocument()
  const isIn = { id: String(recipe._id) }
  const captcha = { [CAPTCHA_FIELD]: solveChallenge(await createChallenge('make')) }
  const calls = [
    ['recipes', 'POST /api/recipes', { ...foreign, ...RECIPE }],
    [
      'makes',
      'POST /api/recipes/[id]/comment',
      await formOf({ ...foreign, ...captcha, comment: 'Good.' }),
    ],
    ['galleryitems', 'POST /api/gallery/upload', await formOf({ ...foreign, title: 'Quay' })],
    ['storeitems', 'POST /api/store/upload', await formOf({ ...foreign, title: 'Bag', price: 5 })],
    ['coffees', 'POST /api/coffee-rate/coffee', { ...foreign, ...newCoffee('espresso') }],
  ] as const
  for (const [collection, route, body] of calls) {
    const { status } = await call(route, { headers, params: isIn, body })
    expect(status, route).toBe(201)
    const found = await (await stored(collection)).find().toArray()
    const text = JSON.stringify(found)
    expect(text, route).not.toMatch(new RegExp(`${other.viewer.id}|f0reign|2001-01-01`))
    const [made] = found.filter(({ _id }) => String(_id) !== isIn.id)
    const maker: unknown = made?.['createdById'] ?? made?.['addedById'] ?? made?.['userId'] ?? null
    expect([route, made?.['isSample'], maker]).toEqual([
      route,
      false,
      collection === 'coffees' ? null : new Types.ObjectId(viewer.id),
    ])
  }
})

test('no call about oneself raises a role, a permission or a count, or verifies an address', async () => {
  const { viewer, headers } = await createUser({ emailVerified: false })
  const other = await createUser({ username: 'f0reign' })
  const foreign = claims(other.viewer.id, other.viewer.username)
  const read = async () =>
    JSON.stringify(await UserModel.find().select('+birthday').sort({ _id: 1 }).lean())
  const calls = [
    ['PUT /api/edit/userself/[username]', 400, {}],
    ['PUT /api/edit/preferences', 400, {}],
    ['POST /api/edit/reauth', 400, {}],
    ['POST /api/edit/keep-account', 204, {}],
    ['POST /api/edit/add-emoji', 400, {}],
    ['POST /api/stats/birthday', 400, {}],
    ['POST /api/verify/verify-code', 400, { code: '000000' }],
    ['PUT /api/stats/user/[username]', 403, { role: 'admin' }],
    ['POST /api/chat/report', 400, {}],
    ['POST /api/badges/confirm', 400, {}],
  ] as const
  const before = await read()
  for (const [route, status, more] of calls) {
    const params = { username: viewer.username }
    const answer = await call(route, { headers, params, body: { ...foreign, ...more } })
    expect([route, answer.status]).toEqual([route, status])
  }
  expect(await read()).toBe(before)
})
