import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody } from '@/testing/read-body'

type SocialCall = {
  path: string
  headers: http.IncomingHttpHeaders
  /** The JSON of the body, or the fields of its form. */
  fields: Record<string, unknown>
  file: Buffer | null
}

export type SocialFault = '401' | '429' | '500' | 'hang' | 'cut' | 'garbage' | 'wrong type'

type SocialStub = {
  url: string
  calls: SocialCall[]
  /** It affects calls to a path with this ending. */
  fail(pathEnd: string, fault: SocialFault): void
  heal(): void
  /** Ends every open connection. */
  hangUp(): void
  reset(): void
  close(): Promise<void>
}

/** Part of every error response. */
export const SERVICE_TEXT = 'service-text-51c9'

export async function startSocialStub(): Promise<SocialStub> {
  let faults: { pathEnd: string; fault: SocialFault }[] = []
  const server = http.createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stub: SocialStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    fail: (pathEnd, fault) => void faults.push({ pathEnd, fault }),
    heal: () => void (faults = []),
    hangUp: () => server.closeAllConnections(),
    reset() {
      stub.calls.length = 0
      stub.heal()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const path = request.url ?? ''
    stub.calls.push({ path, headers: request.headers, ...(await readFields(request)) })
    const fault = faults.find(({ pathEnd }) => path.endsWith(pathEnd))?.fault
    const whole = JSON.stringify(replyTo(path))
    const type = { 'content-type': 'application/json' }
    if (fault === 'hang') return
    if (fault === 'cut') {
      response.writeHead(200, { ...type, 'content-length': whole.length })
      return void response.write(whole.slice(0, 5), () => response.destroy())
    }
    if (fault === 'garbage') return void response.writeHead(200, type).end(`<p>${SERVICE_TEXT}`)
    if (fault === 'wrong type') {
      return void response.writeHead(200, type).end(JSON.stringify({ ok: 'yes', data: [7] }))
    }
    const status = fault ? Number(fault) : 200
    const refusal = JSON.stringify({ detail: SERVICE_TEXT, key: request.headers.authorization })
    response.writeHead(status, type).end(fault ? refusal : whole)
  }
  return stub
}

async function readFields(
  request: http.IncomingMessage,
): Promise<Omit<SocialCall, 'path' | 'headers'>> {
  const body = await readBody(request)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) {
    return { fields: JSON.parse(body.toString()) as Record<string, unknown>, file: null }
  }
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()
  const entries = [...form]
  const blob = entries.map(([, value]) => value).find((value) => typeof value !== 'string')
  return {
    fields: Object.fromEntries(
      // Forms send line breaks as CRLF.
      entries.flatMap(([key, value]) =>
        typeof value === 'string' ? [[key, value.replaceAll('\r\n', '\n')]] : [],
      ),
    ),
    file: blob instanceof Blob ? Buffer.from(await blob.arrayBuffer()) : null,
  }
}

function replyTo(path: string): unknown {
  if (path.endsWith('/sendPhoto')) return { ok: true, result: { message_id: 42 } }
  if (path === '/2/tweets') return { data: { id: '1990000000000000001', text: 'as sent' } }
  return { data: { id: '1880000000000000002', media_key: '3_1880000000000000002' } }
}
