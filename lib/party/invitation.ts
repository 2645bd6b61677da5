import { CALENDAR_TYPE, calendarFile } from '@/lib/feeds/calendar'
import { now, today } from '@/lib/clock'
import { coordinatesText, mapsLink } from '@/lib/coffee/catalogue'
import type { Coordinates } from '@/lib/coffee/schema'
import { env } from '@/lib/env'
import { Reply } from '@/lib/http/reply'
import { PARTY_TEXTS, PARTY_TIME } from '@/lib/party/catalogue'
import { siteConfig } from '@/lib/settings/site-config'

/** A calendar entry of tonight, at the time of whoever opens it. */
export function partyInvitation(): Reply {
  const { name, url } = siteConfig()
  const place = partyPlace()
  const text = calendarFile(name, {
    uid: `party-${today()}@${new URL(url).hostname}`,
    start: new Date(`${today()}T${PARTY_TIME}Z`),
    isLocal: true,
    stamp: now(),
    title: PARTY_TEXTS.title,
    place: { ...place, name: coordinatesText(place) },
    url: place.mapsUrl,
  })
  return new Reply(text, {
    headers: {
      'content-type': `${CALENDAR_TYPE}; charset=utf-8`,
      'content-disposition': 'attachment; filename="party.ics"',
    },
  })
}

/** The prime meridian is marked there. */
const GREENWICH: Coordinates = { lat: 51.4779, lng: -0.0015 }

type PartyPlace = Coordinates & { mapsUrl: string }

/** G-105 */
export function partyPlace(): PartyPlace {
  const { PARTY_LAT: lat, PARTY_LNG: lng, PARTY_MAPS_URL } = env()
  const place = lat === undefined || lng === undefined ? GREENWICH : { lat, lng }
  return { ...place, mapsUrl: PARTY_MAPS_URL ?? mapsLink(coordinatesText(place), place) }
}
