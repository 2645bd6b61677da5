import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'
import { readBytes } from '@/lib/http/read-body'

const TOO_LARGE = 'File too large'

/** A file as it was sent; its name is the sender's. */
export type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

export type UploadRules = {
  /** Said with 400 where no file was sent. */
  missing?: string
  /** Above it the file is refused with 413; at most 8 MiB. */
  maxBytes?: number
}

export type Upload = {
  /** Null where none was sent. */
  file: UploadedFile | null
  /** The other fields, as the texts they were sent as. */
  fields: Record<string, string>
}

/**
 * Reads a multipart form with at most one file, in the field `fileField` (G-10, G-19a). The size is
 * limited before and while the body is read (413); another content type is 415; a form that cannot
 * be read, a second file or one in another field, and a field that is given twice are 400.
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

/** What browsers send for a file input in which nothing was chosen. */
function isEmptyChoice(file: File): boolean {
  return file.size === 0 && file.name === ''
}

function invalid(message: string): AppError {
  return new AppError('invalid', { message })
}
