import type { ChatAnswer, SendBody } from '@/lib/chat/schema'
import type { ApiRoutes } from '@/lib/http/api-routes'
import { addressOf, callRoute } from '@/lib/http/call-route'
import { ApiError, readAnswer, send, unreached } from '@/lib/http/client'

type Token = string | null

function withToken(token: Token): { headers: Record<string, string> } {
  return { headers: token === null ? {} : { 'x-chat-token': token } }
}

export const chatCalls = {
  fetchHistory: (token: Token) => callRoute('/api/chat/messages', 'GET', withToken(token)),

  deleteHistory: (token: Token) => callRoute('/api/chat/messages', 'DELETE', withToken(token)),

  keepHistory: (token: Token) => callRoute('/api/chat/keep', 'POST', withToken(token)),

  reportMessage: (token: Token, id: number) =>
    callRoute('/api/chat/report', 'POST', { body: { id }, ...withToken(token) }),

  async fetchExport(token: Token, format: 'json' | 'txt'): Promise<Blob> {
    const response = await send(
      addressOf('/api/chat/export', { query: { format } }),
      withToken(token),
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
  { token, onSentence, onReplace }: AnswerParts & { token: Token },
): Promise<ChatAnswer> {
  const { headers } = withToken(token)
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
