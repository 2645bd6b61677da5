import { expect, test } from 'vitest'
import { z } from 'zod'
import { callRoute } from '@/testing/request'
import { defineRoute } from './define-route'

const body = z.object({ title: z.string({ error: 'Title is required.' }).max(20) })

const POST = defineRoute({
  access: 'public',
  upload: 'image',
  body,
  answer: z.object({ title: z.string(), size: z.int() }),
  run: ({ body: { title }, file }) => ({ title, size: file.bytes.byteLength }),
})

function form(entries: [string, string | Blob][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, 'picture.png')
  }
  return data
}

const file = (size = 4) => new Blob([new Uint8Array(size)], { type: 'image/png' })

async function send(data: FormData): Promise<{ status: number; body: unknown }> {
  const response = await callRoute(POST, '/api/x', { method: 'POST', body: data })
  return { status: response.status, body: await response.json() }
}

test('a form arrives as its fields and the bytes of its file', async () => {
  const answer = await send(
    form([
      ['title', 'Quay'],
      ['image', file(9)],
      ['other', 'dropped'],
    ]),
  )
  expect(answer).toEqual({ status: 200, body: { title: 'Quay', size: 9 } })
})

test('wrong fields are refused with their text before a missing file', async () => {
  expect(await send(form([]))).toMatchObject({ status: 400, body: { error: 'Title is required.' } })
  expect(await send(form([['title', 'Quay']]))).toMatchObject({
    status: 400,
    body: { error: 'Please select an image.' },
  })
})

test('a file input in which nothing was chosen counts as no file', async () => {
  const data = new FormData()
  data.append('title', 'Quay')
  data.append('image', new Blob([]), '')
  expect(await send(data)).toMatchObject({
    status: 400,
    body: { error: 'Please select an image.' },
  })
})

test('a second file and a file in another field are refused (G-19a)', async () => {
  const twice = form([
    ['title', 'Quay'],
    ['image', file()],
    ['image', file()],
  ])
  const elsewhere = form([
    ['title', 'Quay'],
    ['image', file()],
    ['extra', file()],
  ])
  expect((await send(twice)).status).toBe(400)
  expect((await send(elsewhere)).status).toBe(400)
})

test('a field that is given twice, and a null character, are refused', async () => {
  expect(
    (
      await send(
        form([
          ['title', 'a'],
          ['title', 'b'],
          ['image', file()],
        ]),
      )
    ).status,
  ).toBe(400)
  expect(
    (
      await send(
        form([
          ['title', 'a\0b'],
          ['image', file()],
        ]),
      )
    ).status,
  ).toBe(400)
})

test('a field named after a prototype is dropped', async () => {
  const data = form([
    ['title', 'Quay'],
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['image', file()],
  ])
  expect(await send(data)).toEqual({ status: 200, body: { title: 'Quay', size: 4 } })
})

test('a file over 8 MiB is refused', async () => {
  const answer = await send(
    form([
      ['title', 'Quay'],
      ['image', file(8 * 1024 * 1024 + 1)],
    ]),
  )
  expect(answer).toMatchObject({ status: 413, body: { error: 'File too large' } })
})

test('a body with too long a declared length is refused unread (G-10)', async () => {
  let isRead = false
  const stream = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(new Uint8Array(10))
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99999999' },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  const response = await POST(request, { params: Promise.resolve({}) })
  expect(response.status).toBe(413)
  expect(isRead).toBe(false)
})

test('a body without a length is refused at the limit', async () => {
  let sent = 0
  const stream = new ReadableStream({
    pull(controller) {
      sent += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const request = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  const response = await POST(request, { params: Promise.resolve({}) })
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

test('a form of 50 parts is read, one of more is refused', async () => {
  const fields = (count: number) =>
    Array.from({ length: count }, (_, i): [string, string] => [`field${i}`, 'x'])
  const withFields = (count: number) =>
    send(form([['title', 'Quay'], ['image', file()], ...fields(count)]))
  expect((await withFields(48)).status).toBe(200)
  expect(await withFields(49)).toMatchObject({
    status: 400,
    body: { error: 'The form has too many fields.' },
  })
  const many = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100_000)
  const request = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${many}--x--`,
  })
  expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(400)
})

test('a field of more than 64 KiB is refused', async () => {
  const answer = await send(
    form([
      ['title', 'Quay'],
      ['other', 'x'.repeat(64 * 1024 + 1)],
      ['image', file()],
    ]),
  )
  expect(answer).toMatchObject({ status: 400, body: { error: 'A text is too long.' } })
})

test('another content type and a broken form are refused', async () => {
  const asJson = await callRoute(POST, '/api/x', { method: 'POST', body: { title: 'Quay' } })
  expect(asJson.status).toBe(415)
  const request = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nnonsense',
  })
  expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(400)
})
