import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'
import { readBytes } from '@/lib/http/read-body'

const TOO_LARGE = 'File too large'

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

/** Throws 413, 415, or 400 for anything but one file in `fileField` (G-10). */
export async function readUpload(
  request: Request,
  fileField: string,
  { maxBytes = LIMITS.fileBytes }: UploadRules = {},
): Promise<Upload> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError('unsupported_type', { message: 'Content-Type must be multipart/form-data.' })
  }
  const bytes = await readBytes(request, LIMITS.uploadBytes, TOO_LARGE)
  const form = await parseForm(bytes, type)
  const upload: Upload = { file: null, fields: {} }
  const seen = new Set<string>()
  for (const [name, value] of form) {
    if (typeof value !== 'string' && isEmptyChoice(value)) continue
    if (seen.has(name)) throw invalid('A form field is given twice.')
    seen.add(name)
    if (typeof value === 'string') {
      Object.defineProperty(upload.fields, name, { value, enumerable: true })
    } else {
      if (name !== fileField) throw invalid('A file was sent in an unexpected field.')
      if (value.size > maxBytes) throw new AppError('too_large', { message: TOO_LARGE })
      upload.file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
    }
  }
  return upload
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('invalid', { message: 'The form cannot be read.', cause })
  }
}

/** Browsers send an empty file for an empty file input. */
function isEmptyChoice(file: File): boolean {
  return file.size === 0 && file.name === ''
}

function invalid(message: string): AppError {
  return new AppError('invalid', { message })
}
