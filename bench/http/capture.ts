import http from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

/** One answer of the server: its headers and its encoded bytes. */
export type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/** Headers that belong to the connection. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
])

export async function capture(url: string, headers: Record<string, string>): Promise<Answer> {
  const request = http.get(url, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const body = await buffer(response)
  const forwarded: Answer['headers'] = { 'content-length': `${body.length}` }
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined && !OF_CONNECTION.has(name)) forwarded[name] = value
  }
  return { status: response.statusCode ?? 0, headers: forwarded, body }
}
