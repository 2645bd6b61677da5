import { z } from 'zod'

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

/** At most `max` code points, counted before cleaning (G-11, G-111). */
export function line(max: number, tooLong?: string) {
  return limited(max, { tooLong }).transform(cleanLine)
}

export function lines(max: number, tooLong?: string) {
  return limited(max, { tooLong }).transform(cleanLines)
}

/** Refuses an absent and an empty line with `missing`. */
export function requiredLine(max: number, texts: { missing: string; tooLong?: string }) {
  return limited(max, texts).transform(cleanLine).pipe(z.string().min(1, texts.missing))
}

/** As `requiredLine`, with line breaks. */
export function requiredLines(max: number, texts: { missing: string; tooLong?: string }) {
  return limited(max, texts).transform(cleanLines).pipe(z.string().min(1, texts.missing))
}

type LimitTexts = { missing?: string | undefined; tooLong?: string | undefined }

function limited(max: number, { missing, tooLong }: LimitTexts) {
  const isWithin = (text: string) => [...text.replaceAll('\r\n', '\n')].length <= max
  return z.string(missing).refine(isWithin, tooLong).meta({ maxLength: max })
}
