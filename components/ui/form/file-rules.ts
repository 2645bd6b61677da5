import { dataSize } from '@/lib/format'

/** The type that Windows gives to CSV files if Excel opens them. */
export const EXCEL_CSV = 'application/vnd.ms-excel'

export function refusalOf(
  file: File,
  accept: readonly string[],
  maxBytes: number,
): string | undefined {
  if (!accept.includes(file.type)) return `Please choose a file of type ${namesOf(accept)}.`
  if (file.size > maxBytes) return `Please choose a file of at most ${dataSize(maxBytes)}.`
  return undefined
}

/** `PNG, JPEG or SVG` */
function namesOf(types: readonly string[]): string {
  const all = types.map((type) =>
    type === EXCEL_CSV ? 'CSV' : type.replace(/^.*\//, '').replace(/\+.*$/, '').toUpperCase(),
  )
  const names = [...new Set(all)]
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
