import { today, now } from '@/lib/clock'
import { coordinatesText } from '@/lib/coffee/catalogue'
import { Reply } from '@/lib/http/reply'
import { PARTY_TEXTS, PARTY_TIME } from '@/lib/party/catalogue'
import { partyPlace } from '@/lib/party/place'
import { siteConfig } from '@/lib/site-config'

/** A calendar entry of tonight, at the time of whoever opens it. */
export function partyInvitation(): Reply {
  const { lat, lng, mapsUrl } = partyPlace()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pochade//Party//EN',
    'BEGIN:VEVENT',
    `UID:party-${today()}@${new URL(siteConfig().url).hostname}`,
    `DTSTAMP:${compact(now().toISOString().slice(0, 19))}Z`,
    // Without a zone, and so of the reader's clock.
    `DTSTART:${compact(`${today()}T${PARTY_TIME}:00`)}`,
    `SUMMARY:${escapeText(PARTY_TEXTS.title)}`,
    `LOCATION:${escapeText(coordinatesText({ lat, lng }))}`,
    `GEO:${lat};${lng}`,
    `URL:${mapsUrl}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return new Reply(lines.map((line) => `${fold(line)}\r\n`).join(''), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="party.ics"',
    },
  })
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&')
}

/** Lines of at most 75 bytes; the addresses and texts here are ASCII. */
function fold(line: string): string {
  return line.replace(/(.{74})(?=.)/g, '$1\r\n ')
}
