/** The type that Windows gives to CSV files if Excel opens them. */
export const EXCEL_CSV = 'application/vnd.ms-excel'

export function refusalOf(
  file: File,
  accept: readonly string[],
  maxBytes: number,
): string | undefined {
  if (!accept.includes(file.type)) return `Please choose a file of type ${namesOf(accept)}.`
  if (file.size > maxBytes) return `Please choose a file of at most ${fileSize(maxBytes)}.`
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

/** `640 B`, `12 kB` or `1.4 MB` */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
