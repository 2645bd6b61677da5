import { sizeLimit } from '@/lib/format'

/** The type that Windows gives to CSV files if Excel opens them. */
export const EXCEL_CSV = 'application/vnd.ms-excel'

export type Prepared = { file: File; note?: string }
export type Refused = { refusal: string }

export type FileRules = {
  /** Media types such as `image/png`, and endings such as `.heic`. */
  accept: readonly string[]
  maxBytes: number
  prepare?: (file: File) => Promise<Prepared | Refused>
}

/** Each refusal names the file. */
export async function prepareFile(file: File, rules: FileRules): Promise<Prepared | Refused> {
  const refusal = refusalOf(file, rules)
  if (refusal !== undefined) return { refusal }
  // Where its code does not load, the server gets the file as it is.
  return rules.prepare?.(file).catch(() => ({ file })) ?? { file }
}

export function endingOf({ name }: File): string {
  return /\.\w+$/.exec(name)?.[0].toLowerCase() ?? ''
}

export function tooLargeText({ name }: File, maxBytes: number): string {
  return `“${name}” is too large. Please choose a file of up to ${sizeLimit(maxBytes)}.`
}

function refusalOf(file: File, { accept, maxBytes }: FileRules): string | undefined {
  if (!accept.includes(file.type) && !accept.includes(endingOf(file))) {
    return file.type === 'image/tiff' || /^\.tiff?$/.test(endingOf(file))
      ? `“${file.name}” is a TIFF, which browsers cannot read. Please export it as JPEG or PNG.`
      : `“${file.name}” cannot be taken. Please choose a file of type ${namesOf(accept)}.`
  }
  return file.size > maxBytes ? tooLargeText(file, maxBytes) : undefined
}

/** `PNG, JPEG or SVG`; endings count where there is no media type. */
function namesOf(accept: readonly string[]): string {
  const types = accept.filter((type) => type.includes('/') && type !== 'image/heif')
  const all = (types.length > 0 ? types : accept).map((type) =>
    type === EXCEL_CSV
      ? 'CSV'
      : type
          .replace(/^.*[/.]/, '')
          .replace(/\+.*$/, '')
          .toUpperCase(),
  )
  const names = [...new Set(all)]
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
