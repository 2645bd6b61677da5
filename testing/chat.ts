import { DELETE, GET } from '@/app/api/chat/messages/route'
import { POST } from '@/app/api/chat/message/route'
import type { ChatAnswer, ChatHistory } from '@/lib/chat/schema'
import { CLIENT_IP_HEADER } from '@/lib/http/client-ip'
import { callRoute } from '@/testing/request'

type Headers = Record<string, string>

export type Sent = {
  status: number
  body: ChatAnswer & { error?: string }
  headers: globalThis.Headers
}

/** A POST of one message; `message` as a whole body where it is none. */
export async function send(
  message: unknown,
  headers: Headers = {},
  more: Record<string, unknown> = {},
): Promise<Sent> {
  const response = await callRoute(POST, '/api/chat/message', {
    method: 'POST',
    headers,
    body: { message, ...more },
  })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

export async function readChat(headers: Headers = {}): Promise<ChatHistory> {
  const response = await callRoute(GET, '/api/chat/messages', { headers })
  return (await response.json()) as ChatHistory
}

export async function clear(headers: Headers = {}): Promise<number> {
  const response = await callRoute(DELETE, '/api/chat/messages', { method: 'DELETE', headers })
  return response.status
}

/** A new visitor, at an address. */
export async function visitor(address = '203.0.113.7'): Promise<Headers> {
  const ip = { [CLIENT_IP_HEADER]: address }
  const { chat_token: token = '' } = await readChat(ip)
  return { ...ip, 'x-chat-token': token }
}
