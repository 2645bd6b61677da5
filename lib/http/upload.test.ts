import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import type { z } from 'zod'
import { uploadTo } from '@/lib/http/upload'

type POST = { spec: { upload?: 'image'; answer: z.ZodObject<{ size: z.ZodInt }> } }

type Answer = {
  status: number
  type: string
  body: string
  retryAfter?: string
  fields?: string
  requestId?: string
}

/** As much of XMLHttpRequest as an upload uses; `answer` and `fail` are what the network does. */
class FakeRequest {
  static last: FakeRequest
  readonly upload: Pick<XMLHttpRequestUpload, 'onprogress' | 'onload'> = {
    onprogress: null,
    onload: null,
  }
  readonly sent: { path?: string; method?: string; form?: unknown; headers: string[][] } = {
    headers: [],
  }
  status = 0
  response: Blob | null = null
  responseType = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  private headers: Record<string, string | undefined> = {}

  constructor() {
    FakeRequest.last = this
  }

  open(method: string, path: string) {
    Object.assign(this.sent, { method, path })
  }

  setRequestHeader(name: string, value: string) {
    this.sent.headers.push([name, value])
  }

  getResponseHeader(name: string) {
    return this.headers[name] ?? null
  }

  send(form: unknown) {
    this.sent.form = form
  }

  abort() {
    this.onabort()
    this.onloadend()
  }

  answer({ status, type, body, retryAfter, fields, requestId }: Answer) {
    this.status = status
    this.response = new Blob([body])
    this.headers = {
      'content-type': type,
      'retry-after': retryAfter,
      'x-error-fields': fields,
      'x-request-id': requestId,
    }
    this.onload()
    this.onloadend()
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => void vi.unstubAllGlobals())

const OK: Answer = { status: 201, type: 'application/json', body: '{"size":4}' }

test('a form is sent with the CSRF header and reports progress from 0 to 1', async () => {
  const shares: number[] = []
  const form = new FormData()
  const call = uploadTo<POST>('/api/x', form, { onProgress: (s) => shares.push(s) })
  const { last } = FakeRequest
  expect(last.sent).toEqual({
    method: 'POST',
    path: '/api/x',
    form,
    headers: [['x-xsrf-token', 'token']],
  })
  const progress = (loaded: number, total: number) =>
    last.upload.onprogress?.call(
      Object.create(null),
      Object.assign(new Event('progress'), {
        loaded,
        total,
        lengthComputable: true,
      }) as ProgressEvent,
    )
  progress(1, 4)
  progress(3, 4)
  last.upload.onload?.call(Object.create(null), new Event('load') as ProgressEvent)
  last.answer(OK)
  const answer = await call
  expectTypeOf(answer).toEqualTypeOf<{ size: number }>()
  expect(answer).toEqual({ size: 4 })
  expect(shares).toEqual([0.25, 0.75, 1])
})

test('an error response is the same ApiError as of any call', async () => {
  const call = uploadTo<POST>('/api/x', new FormData())
  const body = '{"message":"File too large","fields":{"image":"File too large"}}'
  FakeRequest.last.answer({ status: 413, type: 'application/json', body, retryAfter: '5' })
  await expect(call).rejects.toMatchObject({
    name: 'ApiError',
    status: 413,
    message: 'File too large',
    retryAfter: 5,
    fields: { image: 'File too large' },
  })
})

test('the fields of a refusal in plain text are those of its header (G-1)', async () => {
  const call = uploadTo<POST>('/api/x', new FormData())
  const fields = '{"image":"File too large"}'
  FakeRequest.last.answer({
    status: 413,
    type: 'text/plain',
    body: 'File too large',
    fields,
    requestId: '1',
  })
  await expect(call).rejects.toMatchObject({ fields: { image: 'File too large' } })
})

test('a lost connection is status 0', async () => {
  const call = uploadTo<POST>('/api/x', new FormData())
  FakeRequest.last.onerror()
  await expect(call).rejects.toMatchObject({
    status: 0,
    message: 'Failed to connect to the server.',
  })
})

test('an aborted upload rejects with the reason of its signal', async () => {
  const running = new AbortController()
  const call = uploadTo<POST>('/api/x', new FormData(), { signal: running.signal })
  running.abort(new Error('given up'))
  await expect(call).rejects.toThrow('given up')
  const before = uploadTo<POST>('/api/x', new FormData(), { signal: running.signal })
  await expect(before).rejects.toThrow('given up')
})

test('a refusal of the server in front is told as such, one of the site is not', async () => {
  const message = 'The server in front takes no files of this size.'
  const sending = uploadTo<POST>('/api/x', new FormData())
  FakeRequest.last.answer({ status: 413, type: 'text/html', body: '<h1>Too large</h1>' })
  await expect(sending).rejects.toMatchObject({ status: 413, message, isFromProxy: true })
  const again = uploadTo<POST>('/api/x', new FormData())
  const fromSite = { status: 413, type: 'text/plain', body: 'File too large', requestId: '1' }
  FakeRequest.last.answer(fromSite)
  await expect(again).rejects.toMatchObject({ message: 'File too large', isFromProxy: false })
})
