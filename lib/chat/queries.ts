import type { POST as KEEP } from '@/app/api/chat/keep/route'
import type { POST as SEND } from '@/app/api/chat/message/route'
import type { DELETE, GET } from '@/app/api/chat/messages/route'
import type { POST as REPORT } from '@/app/api/chat/report/route'
import type { ChatAnswer, SendBody } from '@/lib/chat/schema'
import { ApiError, callRoute, readAnswer, send, unreached } from '@/lib/http/client'

const MESSAGES = '/api/chat/messages'

type Token = string | null

function withToken(token: Token): { headers: Record<string, string> } {
  return { headers: token === null ? {} : { 'x-chat-token': token } }
}

export function fetchHistory(token: Token) {
  return callRoute<typeof GET>(MESSAGES, withToken(token))
}

export function deleteHistory(token: Token) {
  return callRoute<typeof DELETE>(MESSAGES, { method: 'DELETE', ...withToken(token) })
}

export function keepHistory(token: Token) {
  return callRoute<typeof KEEP>('/api/chat/keep', { method: 'POST', ...withToken(token) })
}

export function reportMessage(token: Token, id: number) {
  return callRoute<typeof REPORT>('/api/chat/report', {
    method: 'POST',
    body: { id },
    ...withToken(token),
  })
}

export async function fetchExport(token: Token, format: 'json' | 'txt'): Promise<Blob> {
  const response = await send(`/api/chat/export?format=${format}`, withToken(token))
  if (!response.ok) await readAnswer(response)
  return response.blob()
}

type AnswerParts = { onSentence: (text: string) => void; onReplace: (text: string) => void }

/** Resolves with the stored answer once it is complete; the parts come before. */
export async function sendMessage(
  body: Pick<SendBody, 'message' | 'id'>,
  { token, onSentence, onReplace }: AnswerParts & { token: Token },
): Promise<ChatAnswer> {
  const { headers } = withToken(token)
  const response = await send('/api/chat/message', {
    method: 'POST',
    body,
    headers: { ...headers, accept: 'text/event-stream' },
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.ok || !isStream || !response.body) return readAnswer<typeof SEND>(response)
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'sentence') onSentence(data.text ?? '')
    else if (event === 'replace') onReplace(data.text ?? '')
    else if (event === 'done') return data as unknown as ChatAnswer
    else throw new ApiError(500, data.error ?? '')
  }
  throw unreached()
}

type StreamEvent = { event: string; data: { text?: string; error?: string } }

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const text of events) {
        const [, event = '', data = '{}'] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? []
        yield { event, data: JSON.parse(data) as StreamEvent['data'] }
      }
    }
  } catch {
    throw unreached()
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
