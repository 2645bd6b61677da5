import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ART_MEDIA_OWNER } from '@/lib/aotd/painting/pictures'
import { putMedia } from '@/lib/media/store'
import { callRoute } from '@/testing/request'
import { GET as GET_PICTURE } from './[id]/picture/route'
import { NOON, read, running, withArtAdmin } from '@/testing/art-admin'

const BASE = '/api/art-of-the-day/admin'
const { call, create, adminOf } = withArtAdmin()

test('an admin sees the picture of unfinished and deleted art, which counts no view (G-55)', async () => {
  const picture = () =>
    putMedia(Buffer.from('a picture'), {
      type: 'image/webp',
      owner: ART_MEDIA_OWNER,
      access: 'members',
    })
  const files = { original: await picture(), full: await picture(), small: await picture() }
  const art = await create({ ...running('failed'), files, deletedAt: new Date(NOON) })
  const answer = await call(GET_PICTURE, art)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(await answer.text()).toBe('a picture')
  expect((await read(art)).views?.total).toBe(0)
  const bare = await create(running())
  expect((await call(GET_PICTURE, bare)).status).toBe(404)
})

test('a row of the list has a picture of its own size, which is sent once', async () => {
  const background = '#2d8a78'
  const picture = sharp({ create: { width: 700, height: 525, channels: 3, background } })
  const small = await putMedia(await picture.webp().toBuffer(), {
    type: 'image/webp',
    owner: ART_MEDIA_OWNER,
    access: 'members',
  })
  const { _id } = await create({ files: { original: 'a.png', full: 'b.webp', small } })
  const thumb = (headers: Record<string, string> = {}) =>
    callRoute(GET_PICTURE, `${BASE}/${String(_id)}/picture?size=thumb`, {
      params: { id: String(_id) },
      headers: { ...adminOf().headers, ...headers },
    })
  const answer = await thumb()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ width, height, format }).toEqual({ width: 144, height: 108, format: 'webp' })
  const known = await thumb({ 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
  const whole = await call(GET_PICTURE, { _id })
  expect(whole.headers.get('etag')).not.toBe(answer.headers.get('etag'))
  const other = await callRoute(GET_PICTURE, `${BASE}/${String(_id)}/picture?size=huge`, {
    params: { id: String(_id) },
    headers: adminOf().headers,
  })
  expect(other.status).toBe(400)
})
