import { beforeEach, expect, test } from 'vitest'
import { findMedia } from '@/lib/media/store'
import { findPage, findRenamedPage } from '@/lib/own-pages/pages'
import type { OwnPage } from '@/lib/own-pages/schema'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestAdmin, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { paintedPng } from '@/testing/store-items'
import { AuditEntryModel } from '@/models/audit-entry'
import { OwnPageModel } from '@/models/own-page'
import { POST as ADD_PICTURE } from './[id]/images/route'
import { POST as PREVIEW } from './[id]/preview/route'
import { POST as RESTORE } from './[id]/restore/route'
import { DELETE, PATCH } from './[id]/route'
import { GET as PICTURE } from './images/[name]/route'
import { POST } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestAdmin
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  admin = await createAdmin()
})

const post = (body: unknown) =>
  callRoute(POST, '/api/pages', { method: 'POST', headers: admin.headers, body })

async function create(body: unknown): Promise<OwnPage> {
  const answer = await post(body)
  expect(answer.status).toBe(201)
  return answer.json() as Promise<OwnPage>
}

const onPage = (id: string, method: string, body?: unknown) => ({
  method,
  headers: admin.headers,
  params: { id },
  ...(body !== undefined && { body }),
})

const patch = (page: OwnPage, changes: object) =>
  callRoute(PATCH, `/api/pages/${page._id}`, onPage(page._id, 'PATCH', changes))

async function change(page: OwnPage, changes: object): Promise<OwnPage> {
  const answer = await patch(page, changes)
  expect(answer.status).toBe(200)
  return answer.json() as Promise<OwnPage>
}

async function addPicture({ _id }: OwnPage): Promise<string> {
  const body = new FormData()
  body.append('image', new File([new Uint8Array(await paintedPng())], 'a.png'))
  const answer = await callRoute(ADD_PICTURE, `/api/pages/${_id}/images`, {
    ...onPage(_id, 'POST'),
    body,
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { path: string }).path
}

const nameIn = (path: string) => path.split('/').at(-1) ?? ''

async function pictureStatus(path: string, user?: TestUser): Promise<number> {
  const params = { name: nameIn(path) }
  return (await callRoute(PICTURE, path, { params, headers: user?.headers ?? {} })).status
}

test('a new page is a draft whose address is made from its title (G-71, G-143)', async () => {
  expect(await create({ title: 'House Rules' })).toMatchObject({
    slug: 'house-rules',
    path: '/pages/house-rules',
    text: '',
    place: 'none',
    audience: 'public',
    state: 'draft',
    publishedAt: null,
  })
  const again = await post({ title: 'house rules' })
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({
    fields: { title: 'A page with this title already exists.' },
  })
})

test.each([
  [{}, 'Title is required.'],
  [{ title: ' \u200b ' }, 'Title is required.'],
  [{ title: 'a/b' }, 'Title must not contain / ? # % or \\.'],
  [{ title: '..' }, 'Title must not be only dots.'],
  [{ title: 'Accessibility' }, 'The site makes the page “accessibility” itself.'],
  [{ title: 'imprint' }, 'Choose “Imprint” as a template for this page.'],
  [{ title: 'Privacy' }, 'Choose “From the owner” as a template for this page.'],
  [{ title: 'x'.repeat(121) }, 'Title must be at most 120 characters.'],
])('%j is refused at its title (G-143)', async (body, text) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { title: text } })
})

test('a template gives title, text and an address that no title changes (G-143)', async () => {
  const imprint = await create({ template: 'imprint' })
  expect(imprint).toMatchObject({ title: 'Imprint', slug: 'imprint', state: 'draft' })
  expect(imprint.text).toContain('## Address')
  const renamed = await change(imprint, { title: 'Impressum', place: 'footer', state: 'published' })
  expect(renamed).toMatchObject({ slug: 'imprint', path: '/pages/imprint', place: 'footer' })
  expect((await post({ template: 'imprint' })).status).toBe(409)
})

test('the text of about is published, has no place, and stands at /about (G-142)', async () => {
  const about = await create({ template: 'about' })
  expect(about).toMatchObject({ path: '/about', state: 'published', place: 'none' })
  expect(about.text).toContain('A pochade is a small picture')
  const changes = { text: 'Mine.', place: 'menu', audience: 'members', state: 'draft' }
  expect(await change(about, changes)).toMatchObject({
    text: 'Mine.',
    place: 'none',
    audience: 'public',
    state: 'published',
  })
})

test('a text has at most 20,000 characters, of any plane (G-142)', async () => {
  const page = await create({ title: 'Long' })
  const text = '🌊'.repeat(20_000)
  expect((await change(page, { text })).text).toBe(text)
  const tooLong = await patch(page, { text: `${text}a` })
  expect(tooLong.status).toBe(400)
  expect(await tooLong.json()).toMatchObject({
    fields: { text: 'Text must be at most 20000 characters.' },
  })
})

test('what somebody else changed meanwhile is a 409 with both values (G-142)', async () => {
  const page = await create({ title: 'Rules' })
  await change(page, { text: 'theirs', before: { text: '' } })
  const mine = await patch(page, {
    text: 'mine',
    place: 'menu',
    before: { text: '', place: 'none' },
  })
  expect(mine.status).toBe(409)
  expect(await mine.json()).toMatchObject({
    conflicts: { text: { sent: 'mine', stored: 'theirs' } },
    fields: { text: 'Now theirs.' },
  })
  expect(await change(page, { place: 'menu', before: { place: 'none' } })).toMatchObject({
    text: 'theirs',
    place: 'menu',
  })
})

test('each new title or text keeps the earlier one, the last 50 of them (G-142)', async () => {
  let page = await create({ title: 'Rules' })
  for (let i = 1; i <= 52; i++) page = await change(page, { text: `text ${i}` })
  await change(page, { place: 'menu' })
  await change(page, {})
  const stored = await OwnPageModel.findById(page._id).orFail().lean()
  expect(stored.versions).toHaveLength(50)
  expect(stored.versions.at(0)?.text).toBe('text 2')
  expect(stored.versions.at(-1)).toMatchObject({ text: 'text 51', title: 'Rules' })
})

test('a new title keeps a redirect from the old address (G-71)', async () => {
  const page = await create({ title: 'Old' })
  await change(page, { title: 'New' })
  const other = await create({ title: 'Old' })
  await change(other, { title: 'Newer' })
  expect(await findRenamedPage(admin.viewer, 'old')).toMatchObject({ slug: 'newer' })
})

test('a page that somebody may not see does not exist for them (G-143)', async () => {
  const page = await create({ title: 'Rules' })
  const member = (await createUser()).viewer
  const seen = async () =>
    Promise.all(
      [null, member, admin.viewer].map(
        async (viewer) => (await findPage(viewer, 'rules')) !== null,
      ),
    )
  expect(await seen()).toEqual([false, false, true])
  await change(page, { state: 'published', audience: 'members' })
  expect(await seen()).toEqual([false, true, true])
  await change(page, { audience: 'public' })
  expect(await seen()).toEqual([true, true, true])
})

test('a deleted page can be restored until its address is taken (G-19c)', async () => {
  const page = await create({ title: 'Rules' })
  const remove = () => callRoute(DELETE, `/api/pages/${page._id}`, onPage(page._id, 'DELETE'))
  const restore = () =>
    callRoute(RESTORE, `/api/pages/${page._id}/restore`, onPage(page._id, 'POST'))
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await restore()).status).toBe(200)
  await remove()
  await create({ title: 'Rules' })
  expect((await restore()).status).toBe(409)
})

test('every write is in the audit (G-19c)', async () => {
  const page = await create({ title: 'Rules' })
  await change(page, { text: 'a' })
  const entries = await AuditEntryModel.find().sort({ _id: 1 }).lean()
  expect(entries.map(({ action }) => action)).toEqual(['add page', 'update page'])
  expect(entries.at(-1)).toMatchObject({ before: { text: '' }, after: { text: 'a' } })
})

test('a picture is seen by those who see its page, and no cache answers for it', async () => {
  const page = await create({ title: 'Rules' })
  const path = await addPicture(page)
  const member = await createUser()
  const statuses = async () => [
    await pictureStatus(path),
    await pictureStatus(path, member),
    await pictureStatus(path, admin),
  ]
  expect(await statuses()).toEqual([404, 404, 200])
  await change(page, { text: `![a](${path})`, state: 'published', audience: 'members' })
  expect(await statuses()).toEqual([404, 200, 200])
  await change(page, { audience: 'public' })
  expect(await statuses()).toEqual([200, 200, 200])
  const params = { name: nameIn(path) }
  const answer = await callRoute(PICTURE, path, { params })
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
})

test('a picture that no text names is deleted a day later, with its files', async () => {
  const page = await create({ title: 'Rules' })
  const [shown, unused] = [await addPicture(page), await addPicture(page)]
  await change(page, { text: `![a](${shown})` })
  expect(await findMedia(nameIn(unused))).not.toBeNull()
  setClock('2026-03-11T12:01:00Z')
  // The earlier text still names the first one.
  await change(page, { text: 'nothing' })
  expect(await findMedia(nameIn(unused))).toBeNull()
  expect(await findMedia(nameIn(shown))).not.toBeNull()
})

test('a preview has the elements of the text, with pictures of the page alone', async () => {
  const [page, other] = [await create({ title: 'Rules' }), await create({ title: 'Other' })]
  const [stored, foreign] = [await addPicture(page), await addPicture(other)]
  const text = `**{SITE_NAME}** <b>\n\n![a](${stored})\n\n![b](${foreign})`
  const answer = await callRoute(
    PREVIEW,
    `/api/pages/${page._id}/preview`,
    onPage(page._id, 'POST', { text }),
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    nodes: [
      { tag: 'p', children: [{ tag: 'strong', children: ['Pochade'] }, ' <b>'] },
      { tag: 'p', children: [{ tag: 'img', picture: { src: stored, alt: 'a' } }] },
      { tag: 'p', children: ['b'] },
    ],
  })
})
