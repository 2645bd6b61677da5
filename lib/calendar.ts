export const CALENDAR_TYPE = 'text/calendar'

export type CalendarEvent = {
  /** Never changes. */
  uid: string
  start: Date
  end: Date
  /** A recurrence rule of RFC 5545, without its name. */
  repeats?: string
  title: string
  description: string
  url: string
  /** When the file was made. */
  stamp: Date
}

const LINE_BYTES = 75

/** A calendar file with one event (RFC 5545). */
export function calendarFile(siteName: string, event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//EN`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(event.stamp)}`,
    `DTSTART:${utcTime(event.start)}`,
    `DTEND:${utcTime(event.end)}`,
    ...(event.repeats ? [`RRULE:${event.repeats}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** `20260310T045000Z` */
function utcTime(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** By bytes, between characters. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
