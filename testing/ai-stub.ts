import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AiAnswers, type AiApi, replyOf } from '@/testing/ai-replies'
import { streamOf } from '@/testing/ai-streams'
import { readBody } from '@/testing/read-body'

export const AI_FAULTS = [
  '401',
  '429',
  /** The response has `Retry-After: 3600`. */
  '429 for an hour',
  '500',
  /** No response. */
  'hang',
  /** Half a response, and the connection stays open. */
  'stall',
  /** Half a response, then the connection closes. */
  'cut',
  /** Invalid JSON. */
  'garbage',
  /** A response without end. */
  'oversize',
  /** JSON with wrong types. */
  'wrong type',
] as const
type AiFault = (typeof AI_FAULTS)[number]

type AiCall = {
  api: AiApi
  headers: http.IncomingHttpHeaders
  body: Record<string, unknown>
  /** The caller has left before the end. */
  isLeft: boolean
}

type AiStub = {
  openaiUrl: string
  anthropicUrl: string
  calls: AiCall[]
  answers: AiAnswers
  /** It affects the next `times` calls; two cover a call and its retry. */
  fail(fault: AiFault, options?: { api?: AiApi; times?: number }): void
  reset(): void
  close(): Promise<void>
}

/** Part of every error response; must reach no member and no log. */
export const PROVIDER_TEXT = 'provider-text-7f3a'

const PATHS: Readonly<Record<string, AiApi>> = {
  '/openai/v1/images/generations': 'images',
  '/openai/v1/chat/completions': 'chat',
  '/openai/v1/moderations': 'moderations',
  '/anthropic/v1/messages': 'messages',
}

type Fault = { fault: AiFault; api: AiApi | undefined; left: number }

export async function startAiStub(): Promise<AiStub> {
  let faults: Fault[] = []
  const server = http.createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stub: AiStub = {
    openaiUrl: `${origin}/openai/v1`,
    anthropicUrl: `${origin}/anthropic`,
    calls: [],
    answers: {
      image: Buffer.alloc(0),
      noImage: undefined,
      text: '',
      structured: {},
      flags: () => false,
      usage: { input: 200, output: 100 },
      script: undefined,
    },
    fail: (fault, { api, times = 1 } = {}) => void faults.push({ fault, api, left: times }),
    reset() {
      stub.calls.length = 0
      faults = []
      stub.answers.script = undefined
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const api = PATHS[request.url?.replace(/\?.*$/, '') ?? '']
    const bytes = await readBody(request)
    if (!api) return void response.writeHead(404).end('{}')
    const body = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>
    const call: AiCall = { api, headers: request.headers, body, isLeft: false }
    stub.calls.push(call)
    response.once('close', () => (call.isLeft = !response.writableEnded))
    const next = faults.find((fault) => fault.left > 0 && (!fault.api || fault.api === api))
    if (next) next.left--
    const { noImage } = stub.answers
    if (noImage && api === 'images') {
      return void response.writeHead(noImage.status, JSON_TYPE).end(JSON.stringify(noImage.body))
    }
    const events = body.stream === true && streamOf(api, body, stub.answers)
    const whole = events ? events.join('') : JSON.stringify(replyOf(api, body, stub.answers))
    if (events) response.setHeader('content-type', 'text/event-stream')
    if (next) return applyFault(next.fault, api, whole, request, response)
    if (events) return sendEvents(events, response)
    response.writeHead(200, JSON_TYPE).end(whole)
  }
  return stub
}

const JSON_TYPE = { 'content-type': 'application/json' }

function typeOf(response: http.ServerResponse): http.OutgoingHttpHeaders {
  return response.hasHeader('content-type') ? {} : JSON_TYPE
}

/** One after the other, as a model writes. */
async function sendEvents(events: readonly string[], response: http.ServerResponse) {
  response.writeHead(200)
  for (const event of events) {
    if (response.destroyed) return
    response.write(event)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  response.end()
}

const WRONG: Readonly<Record<AiApi, unknown>> = {
  images: { created: 'now', data: { b64_json: 7 }, usage: 'much' },
  chat: { id: 1, choices: 'none', usage: [] },
  moderations: { results: { flagged: 'perhaps' } },
  messages: { id: 1, content: 7, usage: null },
}

function applyFault(
  fault: AiFault,
  api: AiApi,
  whole: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const half = whole.slice(0, Math.ceil(whole.length / 2))
  switch (fault) {
    case '401':
    case '429':
    case '500':
      return refuse(Number(fault), api, request, response)
    case '429 for an hour':
      response.setHeader('retry-after', '3600')
      return refuse(429, api, request, response)
    case 'hang':
      return
    case 'stall':
      return void response.writeHead(200, typeOf(response)).write(half)
    case 'cut':
      response.writeHead(200, {
        ...typeOf(response),
        'content-length': Buffer.byteLength(whole),
      })
      return void response.write(half, () => response.destroy())
    case 'garbage':
      return void response.writeHead(200, JSON_TYPE).end(`<html>${PROVIDER_TEXT} \u0000\uFFFD{{`)
    case 'oversize':
      return sendEndless(response)
    case 'wrong type':
      return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(WRONG[api]))
  }
}

function refuse(
  status: number,
  api: AiApi,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const key = request.headers.authorization ?? String(request.headers['x-api-key'])
  const error = { type: 'stub_error', message: `${PROVIDER_TEXT}: refused ${key}` }
  if (!response.hasHeader('retry-after')) response.setHeader('retry-after-ms', '5')
  response.writeHead(status, JSON_TYPE)
  response.end(JSON.stringify(api === 'messages' ? { type: 'error', error } : { error }))
}

function sendEndless(response: http.ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, 'a')
  response.writeHead(200, JSON_TYPE).write('{"endless":"')
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}
