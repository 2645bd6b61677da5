import { trimBlank } from '@/lib/config/blank'
import { withoutInvisible } from '@/lib/http/invisible'

/** C0 and C1 controls except tab and line feed, and halves of a surrogate pair. */
const CONTROL = /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\p{Cs}]/gu

/** As Unicode has them; Word writes U+000B for Shift+Enter. */
export const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/

const LINE_BREAKS = new RegExp(LINE_BREAK, 'g')
const GAPS = new RegExp(`(?:\\t|${LINE_BREAK.source})+`, 'g')

/** NFC, trimmed, without control and invisible characters (G-11, G-155). */
export function cleanLine(value: string): string {
  return clean(value.replace(GAPS, ' '))
}

export function cleanLines(value: string): string {
  return clean(value.replace(LINE_BREAKS, '\n'))
}

/** What is removed may have stood between a letter and its accent. */
function clean(value: string): string {
  return trimBlank(withoutControls(value).normalize('NFC'))
}

/** Removes control and invisible characters, and leaves the spaces at both ends. */
export function withoutControls(value: string): string {
  return withoutInvisible(value.replace(CONTROL, ''))
}
