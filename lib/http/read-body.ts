import { z } from 'zod'
import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'
import { parseInput, readQuery } from '@/lib/http/parse-input'
import { checkUntrusted } from '@/lib/http/untrusted'

const TOO_LARGE = 'Request body too large.'

const formFields = z.record(z.string(), z.union([z.string(), z.boolean().transform(String)]))

/** Throws 413 by the declared length, or once more than `limit` bytes have arrived (G-10). */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(request, limit)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Passes a body on while it arrives; throws as `readBytes` does. */
export async function* readChunks(
  request: Request,
  limit: number,
  message = TOO_LARGE,
): AsyncGenerator<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) throw new AppError('too_large', { message })
  if (!request.body) return
  let size = 0
  for await (const chunk of readWhole(request.body)) {
    size += chunk.byteLength
    if (size > limit) throw new AppError('too_large', { message })
    yield chunk
  }
}

/** A body that breaks off is the client's error, not ours. */
async function* readWhole(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new AppError('invalid', { message: 'The request body was cut off.', cause })
  }
}

/** Throws 415 for another content type, 413 over `maxBytes`, 400 for invalid JSON. */
export async function readJson(
  request: Request,
  maxBytes: number = LIMITS.jsonBytes,
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new AppError('unsupported_type', { message: 'Content-Type must be application/json.' })
  }
  const bytes = await readBytes(request, maxBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('invalid', { message: 'The request body is not valid JSON.', cause })
  }
}

/** Url-encoded or JSON fields; throws 400 for a repeated field or one that is no text. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    return parseInput(formFields, checkUntrusted(await readJson(request)))
  }
  const bytes = await readBytes(request, LIMITS.jsonBytes)
  const fields = readQuery(new URLSearchParams(new TextDecoder().decode(bytes)))
  return parseInput(formFields, fields)
}
