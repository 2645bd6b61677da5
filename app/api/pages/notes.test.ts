import { beforeEach, expect, test } from 'vitest'
import { findNote, listVersions, readAllPages } from '@/lib/own-pages/pages'
import type { OwnPage } from '@/lib/own-pages/schema'
import { getFeed } from '@/lib/site/feeds'
import { searchSources } from '@/lib/site/search-sources'
import { getSharePicture } from '@/lib/site/share-pictures'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { POST as PREVIEW } from './[id]/preview/route'
import { PATCH } from './[id]/route'
import { POST } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

const DAY = '2026-03-10'

let admin: TestAdmin
beforeEach(async () => void (admin = await createAdmin()))

const begin = (day: string = DAY) =>
  callRoute(POST, '/api/pages', { method: 'POST', headers: admin.headers, body: { day } })

async function beginNote(): Promise<OwnPage> {
  const answer = await begin()
  expect(answer.status).toBe(201)
  return answer.json() as Promise<OwnPage>
}

const patch = ({ _id }: OwnPage, body: object) =>
  callRoute(PATCH, `/api/pages/${_id}`, {
    method: 'PATCH',
    headers: admin.headers,
    params: { id: _id },
    body,
  })

async function write(changes: object): Promise<OwnPage> {
  return (await patch(await beginNote(), changes)).json() as Promise<OwnPage>
}

const request = { headers: new Headers() }

async function readFeed(): Promise<{ title: string; url: string; content_html: string }[]> {
  const reply = await getFeed(null, 'notes.json', request)
  return ((await reply.toResponse(200, {}).json()) as { items: [] }).items
}

async function findText(title: string) {
  const source = searchSources().find(({ kind }) => kind.name === 'page')
  return ((await source?.list()) ?? []).find((text) => text.title === title)
}

test('a note belongs to one art day, keeps its address and is no page of the list', async () => {
  const note = await beginNote()
  expect(note).toMatchObject({
    title: 'Note of 10 March 2026',
    path: `/art-of-the-day/${DAY}`,
    text: '',
    state: 'published',
  })
  expect((await begin()).status).toBe(409)
  expect((await begin('2026-02-30')).status).toBe(400)
  const renamed = await patch(note, { title: 'Another', state: 'draft', place: 'menu' })
  expect(await renamed.json()).toEqual({ ...note, updatedAt: expect.any(String) as string })
  expect(await readAllPages()).toEqual([])
})

test('an emoji counts as one character of a note', async () => {
  const note = await beginNote()
  expect((await patch(note, { text: '🌷'.repeat(2000) })).status).toBe(200)
  expect((await patch(note, { text: '🌷'.repeat(2001) })).status).toBe(400)
})

test('a note is small Markdown of at most 2000 characters, with history and preview', async () => {
  const note = await write({ text: 'Rain.' })
  const tooLong = await patch(note, { text: 'a'.repeat(2001) })
  expect(tooLong.status).toBe(400)
  expect(await tooLong.json()).toMatchObject({
    fields: { text: 'A note has at most 2000 characters.' },
  })
  await patch(note, { text: 'Sun.' })
  expect(await listVersions(admin.viewer, note._id)).toMatchObject([
    { text: 'Rain.' },
    { text: '' },
  ])
  const preview = await callRoute(PREVIEW, `/api/pages/${note._id}/preview`, {
    method: 'POST',
    headers: admin.headers,
    params: { id: note._id },
    body: { text: '## *Low* tide' },
  })
  expect(await preview.json()).toEqual({
    nodes: [{ tag: 'p', children: ['## ', { tag: 'em', children: ['Low'] }, ' tide'] }],
  })
})

test('a public note is in its feed, the search and the share pictures', async () => {
  const note = await write({ text: 'The sea was **loud**.' })
  expect(await findNote(null, DAY)).toMatchObject({ text: 'The sea was **loud**.' })
  const [entry, ...others] = await readFeed()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ title: note.title })
  expect(entry?.url).toMatch(new RegExp(`/art-of-the-day/${DAY}$`))
  expect(entry?.content_html).toContain('<p>The sea was loud.</p>')
  expect(await findText(note.title)).toMatchObject({ href: note.path, access: 'everybody' })
  const reply = await getSharePicture(null, { kind: 'own-page', id: note._id }, request)
  expect(reply.toResponse(200, {}).status).toBe(200)
})

test('visitors get nothing of a note for members', async () => {
  const note = await write({ text: 'For friends.', audience: 'members' })
  const anna = await createUser()
  expect(await findNote(null, DAY)).toBeNull()
  expect(await findNote(anna.viewer, DAY)).toMatchObject({ text: 'For friends.' })
  expect(await readFeed()).toEqual([])
  expect(await findText(note.title)).toMatchObject({ access: 'members' })
  await expect(
    getSharePicture(null, { kind: 'own-page', id: note._id }, request),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
})
