import { z } from 'zod'

// C0 and C1 controls but tab and line feed; marks and overrides that turn the reading direction.
const CONTROL =
  /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** Text of one line as it is stored (G-11): NFC, trimmed, without control characters. */
export function cleanLine(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(CONTROL, '')
    .trim()
}

/** Text of several lines as it is stored (G-11): as `cleanLine`, with its line breaks kept. */
export function cleanLines(value: string): string {
  const breaks = value.normalize('NFC').replace(/\r\n?|[\u2028\u2029]/g, '\n')
  return breaks.replace(CONTROL, '').trim()
}

/** A field of one line with at most `max` characters; the length is capped before it is cleaned. */
export function line(max: number) {
  return z.string().max(max).transform(cleanLine)
}

/** A field of several lines with at most `max` characters. */
export function lines(max: number) {
  return z.string().max(max).transform(cleanLines)
}
