export const CALENDAR_TYPE = 'text/calendar'

export type CalendarEvent = {
  /** Never changes. */
  uid: string
  start: Date
  end?: Date
  /** The times are of the reader's clock, wherever that is; they are given as those of UTC. */
  isLocal?: boolean
  /** A recurrence rule of RFC 5545, without its name. */
  repeats?: string
  title: string
  description?: string
  place?: { name: string; lat: number; lng: number }
  url: string
  stamp: Date
}

const LINE_BYTES = 75

/** RFC 5545 */
export function calendarFile(siteName: string, event: CalendarEvent): string {
  const { end, repeats, description, place } = event
  const timeOf = event.isLocal ? localTime : utcTime
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(siteName)}//EN`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(event.stamp)}`,
    `DTSTART:${timeOf(event.start)}`,
    ...(end ? [`DTEND:${timeOf(end)}`] : []),
    ...(repeats ? [`RRULE:${repeats}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place.name)}`, `GEO:${place.lat};${place.lng}`] : []),
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

/** `20260310T045000` */
function localTime(at: Date): string {
  return utcTime(at).replace('Z', '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Counts bytes, and cuts only between characters. */
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
