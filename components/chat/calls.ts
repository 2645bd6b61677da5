import type { ChatAnswer, SendBody } from '@/lib/chat/schema'
import type { ApiRoutes } from '@/lib/http/api-routes'
import { addressOf, callRoute } from '@/lib/http/call-route'
import { ApiError, readAnswer, send, unreached } from '@/lib/http/client'
import type { ChatOwner } from './chat-state'
import { storedToken } from './stored-token'

/** A member's call names the account, so that it fails once that account's session has ended. */
function asCaller(owner: ChatOwner): { headers: Record<string, string> } {
  const token = storedToken()
  return {
    headers: {
      ...(token !== null && { 'x-chat-token': token }),
      ...(owner !== null && { 'x-chat-account': owner }),
    },
  }
}

export const chatCalls = {
  fetchHistory: (owner: ChatOwner) => callRoute('/api/chat/messages', 'GET', asCaller(owner)),

  deleteHistory: (owner: ChatOwner) => callRoute('/api/chat/messages', 'DELETE', asCaller(owner)),

  keepHistory: (owner: ChatOwner) => callRoute('/api/chat/keep', 'POST', asCaller(owner)),

  reportMessage: (owner: ChatOwner, id: number) =>
    callRoute('/api/chat/report', 'POST', { body: { id }, ...asCaller(owner) }),

  async fetchExport(owner: ChatOwner, format: 'json' | 'txt'): Promise<Blob> {
    const response = await send(
      addressOf('/api/chat/export', { query: { format } }),
      asCaller(owner),
    )
    if (!response.ok) await readAnswer(response)
    return response.blob()
  },

  sendMessage,
}

type AnswerParts = { onSentence: (text: string) => void; onReplace: (text: string) => void }

/** Resolves with the stored answer once it is complete; the parts come before. */
async function sendMessage(
  body: SendBody,
  { owner, onSentence, onReplace }: AnswerParts & { owner: ChatOwner },
): Promise<ChatAnswer> {
  const { headers } = asCaller(owner)
  const response = await send('/api/chat/message', {
    method: 'POST',
    body,
    headers: { ...headers, accept: 'text/event-stream' },
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!response.ok || !isStream || !response.body)
    return readAnswer<ApiRoutes['/api/chat/message']['POST']>(response)
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
