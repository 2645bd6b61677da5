// C0 and C1 controls except tab and line feed, and marks that change the text direction.
const CONTROL =
  /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** NFC, trimmed, without control characters (G-11). */
export function cleanLine(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(CONTROL, '')
    .trim()
}

export function cleanLines(value: string): string {
  const breaks = value.normalize('NFC').replace(/\r\n?|[\u2028\u2029]/g, '\n')
  return breaks.replace(CONTROL, '').trim()
}
