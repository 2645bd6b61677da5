import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody } from '@/lib/testing/read-body'

export const AI_FAULTS = [
  '401',
  '429',
  /** With a wish to be asked again in an hour. */
  '429 for an hour',
  '500',
  /** No answer at all. */
  'hang',
  /** Half an answer, then silence. */
  'stall',
  /** Half an answer, then the end of the connection. */
  'cut',
  /** Not JSON, though it says so. */
  'garbage',
  /** An answer without end. */
  'oversize',
  /** JSON in which nothing has the type that it should have. */
  'wrong type',
] as const
export type AiFault = (typeof AI_FAULTS)[number]

export type AiApi = 'images' | 'chat' | 'moderations' | 'messages'

export type AiCall = {
  api: AiApi
  headers: http.IncomingHttpHeaders
  body: Record<string, unknown>
}

/** A server that speaks as OpenAI and as Anthropic do, for the real SDKs. */
export type AiStub = {
  /** For `OPENAI_BASE_URL` and `ANTHROPIC_BASE_URL`. */
  openaiUrl: string
  anthropicUrl: string
  /** All that was asked, in order. */
  calls: AiCall[]
  answers: {
    /** Of a picture's bytes; OpenAI sends them in base64. */
    image: Buffer
    /** Of a call for a picture, in place of the picture. */
    noImage: { status: number; body: unknown } | undefined
    /** Of free text. */
    text: string
    /** Of a call that asks for JSON, by the name of its schema or tool. */
    structured: Record<string, unknown>
    /** What moderation flags. */
    flags: (text: string) => boolean
    usage: { input: number; output: number }
  }
  /** What the next `times` calls (of that kind) meet; two spend the call and its retry. */
  fail(fault: AiFault, options?: { api?: AiApi; times?: number }): void
  /** Forgets calls and faults. */
  reset(): void
  close(): Promise<void>
}

/** Stands in what a provider says of its errors; no member and no log may ever see it. */
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
    },
    fail: (fault, { api, times = 1 } = {}) => void faults.push({ fault, api, left: times }),
    reset() {
      stub.calls.length = 0
      faults = []
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
    stub.calls.push({ api, headers: request.headers, body })
    const next = faults.find((fault) => fault.left > 0 && (!fault.api || fault.api === api))
    if (next) next.left--
    const { noImage } = stub.answers
    if (noImage && api === 'images') {
      return void response.writeHead(noImage.status, JSON_TYPE).end(JSON.stringify(noImage.body))
    }
    const whole = JSON.stringify(replyOf(api, body, stub.answers))
    if (next) return misbehave(next.fault, api, whole, request, response)
    response.writeHead(200, JSON_TYPE).end(whole)
  }
  return stub
}

const JSON_TYPE = { 'content-type': 'application/json' }

function replyOf(api: AiApi, body: Record<string, unknown>, answers: AiStub['answers']): unknown {
  const { input, output } = answers.usage
  const { model } = body
  if (api === 'images') {
    return {
      created: 1_790_000_000,
      data: [{ b64_json: answers.image.toString('base64') }],
      output_format: 'png',
      usage: {
        input_tokens: input,
        output_tokens: output,
        total_tokens: input + output,
        input_tokens_details: { text_tokens: input, image_tokens: 0 },
      },
    }
  }
  if (api === 'moderations') {
    const flagged = answers.flags(String(body.input))
    return { id: 'modr-1', model, results: [{ flagged, categories: {}, category_scores: {} }] }
  }
  return api === 'chat' ? chatReply(body, answers) : messageReply(body, answers)
}

function chatReply(body: Record<string, unknown>, { structured, text, usage }: AiStub['answers']) {
  const format = body.response_format as { json_schema?: { name: string } } | undefined
  const name = format?.json_schema?.name
  const content = name ? JSON.stringify(structured[name]) : text
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }
}

function messageReply(
  body: Record<string, unknown>,
  { structured, text, usage }: AiStub['answers'],
) {
  const name = (body.tool_choice as { name?: string } | undefined)?.name
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [
      name
        ? { type: 'tool_use', id: 'toolu_1', name, input: structured[name] }
        : { type: 'text', text },
    ],
    stop_reason: name ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  }
}

const WRONG: Readonly<Record<AiApi, unknown>> = {
  images: { created: 'now', data: { b64_json: 7 }, usage: 'much' },
  chat: { id: 1, choices: 'none', usage: [] },
  moderations: { results: { flagged: 'perhaps' } },
  messages: { id: 1, content: 7, usage: null },
}

function misbehave(
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
      return void response.writeHead(200, JSON_TYPE).write(half)
    case 'cut':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(whole) })
      return void response.write(half, () => response.destroy())
    case 'garbage':
      return void response.writeHead(200, JSON_TYPE).end(`<html>${PROVIDER_TEXT} \u0000\uFFFD{{`)
    case 'oversize':
      return pour(response)
    case 'wrong type':
      return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(WRONG[api]))
  }
}

/** As the providers do, with the key in the text. */
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

function pour(response: http.ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, 'a')
  response.writeHead(200, JSON_TYPE).write('{"endless":"')
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}
