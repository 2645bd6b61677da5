import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { contentTag, hasTag } from '@/lib/http/entity-tag'
import { type Encoding, negotiateEncoding } from '../negotiate'
import { createReply, type Reply } from './reply'
import type { CacheVariant } from './request-head'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

type Variant = { etag: string; whole: Reply; unchanged: Reply }

export type CachedAnswer = {
  plain: Variant
  br: Variant
  gzip: Variant
  bytes: number
  /** Members get it too. */
  isForAll: boolean
}

/** Compresses a body in the thread pool. `headers` hold nothing of the body's encoding. */
export async function encodeAnswer(
  body: Buffer,
  type: string,
  headers: Record<string, string>,
  isForAll = false,
): Promise<CachedAnswer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  const params = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([brotli(body, { params }), gzip(body, { level: 6 })])
  const tag = contentTag(body)

  function variant(bytes: Buffer, encoding?: Encoding): Variant {
    const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`
    const common = { ...headers, etag }
    const encoded = encoding && { 'content-encoding': encoding }
    const size = { 'content-type': type, 'content-length': String(bytes.length) }
    return {
      etag,
      whole: createReply(200, { ...common, ...encoded, ...size }, bytes),
      unchanged: createReply(304, common, NOTHING),
    }
  }

  const all = { plain: variant(body), br: variant(br, 'br'), gzip: variant(gz, 'gzip') }
  return { ...all, isForAll, bytes: body.length + br.length + gz.length }
}

const NOTHING = Buffer.alloc(0)

export function replyTo({ accepts, known }: CacheVariant, answer: CachedAnswer): Reply {
  const { etag, whole, unchanged } = answer[negotiateEncoding(accepts) ?? 'plain']
  return hasTag(known, etag) ? unchanged : whole
}

export function sendReply(
  { status, headers, body }: Reply,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const id = response.getHeader('x-request-id')?.toString() ?? randomUUID()
  response.writeHead(status, [...headers, 'x-request-id', id])
  response.end(method === 'HEAD' ? NOTHING : body)
}
