import type { IncomingMessage, ServerResponse } from 'node:http'
import zlib from 'node:zlib'
import { isCompressible } from './content-types'
import { type Encoding, negotiateEncoding } from './negotiate'

/** Compressing a smaller response saves less than the added headers cost. */
export const SMALLEST = 1024

/** The encoding for a response with these headers, or undefined for none; also sets `Vary`. */
export function chooseEncoding(
  request: IncomingMessage,
  response: ServerResponse,
): Encoding | undefined {
  const type = String(response.getHeader('content-type') ?? '')
  if (!isCompressible(type) || response.hasHeader('content-encoding')) return undefined
  if (/no-transform/.test(String(response.getHeader('cache-control') ?? ''))) return undefined
  addVary(response, 'Accept-Encoding')
  const { statusCode } = response
  if (request.method === 'HEAD' || [204, 205, 206, 304].includes(statusCode)) return undefined
  const length = response.getHeader('content-length')
  if (length !== undefined && Number(length) < SMALLEST) return undefined
  return negotiateEncoding(request.headers['accept-encoding'])
}

export function startEncoder(
  encoding: Encoding,
  response: ServerResponse,
): zlib.BrotliCompress | zlib.Gzip {
  response.removeHeader('content-length')
  response.setHeader('content-encoding', encoding)
  const etag = response.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('etag', `W/${etag}`)
  if (encoding === 'gzip') return zlib.createGzip({ level: 5 })
  return zlib.createBrotliCompress({
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
      [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    },
  })
}

/** Needed so that a streamed page is shown before it is complete. */
export function flushEncoder(encoder: zlib.BrotliCompress | zlib.Gzip): void {
  const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = zlib.constants
  encoder.flush(encoder instanceof zlib.BrotliCompress ? BROTLI_OPERATION_FLUSH : Z_SYNC_FLUSH)
}

function addVary(response: ServerResponse, name: string): void {
  const present = String(response.getHeader('vary') ?? '')
  const names = present.split(',').map((part) => part.trim().toLowerCase())
  if (names.includes(name.toLowerCase()) || names.includes('*')) return
  response.setHeader('vary', present ? `${present}, ${name}` : name)
}
