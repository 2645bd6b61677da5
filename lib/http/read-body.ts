import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'

const TOO_LARGE = 'Request body too large.'

/**
 * The bytes of a body of at most `limit` bytes. A longer one is refused by its declared length
 * before anything is read, and else as soon as it passes the limit (G-10).
 */
export async function readBytes(
  request: Request,
  limit: number,
  message = TOO_LARGE,
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) throw new AppError('too_large', { message })
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw new AppError('too_large', { message })
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** The JSON of a body; 415 for another content type, 413 over 256 KiB, 400 when it is malformed. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new AppError('unsupported_type', { message: 'Content-Type must be application/json.' })
  }
  const bytes = await readBytes(request, LIMITS.jsonBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('invalid', { message: 'The request body is not valid JSON.', cause })
  }
}
