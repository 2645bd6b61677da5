import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'
import { readChunks } from '@/lib/http/read-body'

const TOO_LARGE = 'File too large'
const PIECE_BYTES = 8 * 1024
const UNREADABLE = 'The form cannot be read.'

/** `name` comes from the client. */
export type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

export type UploadRules = {
  missing?: string
  /** Throws 413 above it; at most 8 MiB. */
  maxBytes?: number
}

export type Upload = {
  file: UploadedFile | null
  fields: Record<string, string>
}

/**
 * Throws 413, 415, or 400 for anything but one file in `fileField` (G-10), for more than 50 parts
 * and for a field of more than 64 KiB.
 */
export async function readUpload(
  request: Request,
  fileField: string,
  { maxBytes = LIMITS.fileBytes }: UploadRules = {},
): Promise<Upload> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError('unsupported_type', { message: 'Content-Type must be multipart/form-data.' })
  }
  const pieces = inPieces(readChunks(request, maxBytes + LIMITS.formBytes, TOO_LARGE))
  try {
    const parser = openParser(type, maxBytes)
    const { fields, files } = collectParts(parser, fileField)
    await pipeline(pieces, parser)
    return { file: files.get(fileField) ?? null, fields: Object.fromEntries(fields) }
  } catch (cause) {
    throw cause instanceof AppError ? cause : invalid(UNREADABLE, cause)
  }
}

/** The parser goes through all parts of a piece, also after one of them has ended it. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES)
      yield chunk.subarray(at, at + PIECE_BYTES)
  }
}

function openParser(type: string, fileSize: number): BusboyInstance {
  return new Busboy({
    headers: { 'content-type': type },
    limits: {
      fileSize,
      fieldSize: LIMITS.jsonBytes,
      parts: LIMITS.formParts,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  })
}

type Parts = { fields: Map<string, string>; files: Map<string, UploadedFile> }

/** The parser may report more parts after it was destroyed, so nothing here throws. */
function collectParts(parser: BusboyInstance, fileField: string): Parts {
  const parts: Parts = { fields: new Map(), files: new Map() }

  function add<T>(group: Map<string, T>, name: string, value: T): void {
    const isTwice = parts.fields.has(name) || parts.files.has(name)
    if (isTwice) parser.destroy(invalid('A form field is given twice.'))
    group.set(name, value)
  }

  parser.on('partsLimit', () => parser.destroy(invalid('The form has too many fields.')))
  parser.on('field', (field, value, _, isTruncated) => {
    if (isTruncated) parser.destroy(invalid('A text is too long.'))
    add(parts.fields, field, value)
  })
  parser.on('file', (field, stream, name) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
    stream.on('limit', () => parser.destroy(new AppError('too_large', { message: TOO_LARGE })))
    stream.on('end', () => {
      // Browsers send an empty file for an empty file input.
      if (!name && chunks.length === 0) return
      if (field !== fileField) parser.destroy(invalid('A file was sent in an unexpected field.'))
      add(parts.files, field, { name, bytes: new Uint8Array(Buffer.concat(chunks)) })
    })
  })
  return parts
}

function invalid(message: string, cause?: unknown): AppError {
  return new AppError('invalid', { message, cause })
}
