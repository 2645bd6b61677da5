import { CALENDAR_TYPE, calendarFile } from '@/lib/feeds/calendar'
import { now, today } from '@/lib/clock'
import { coordinatesText } from '@/lib/coffee/catalogue'
import { Reply } from '@/lib/http/reply'
import { PARTY_TEXTS, PARTY_TIME } from '@/lib/party/catalogue'
import { partyPlace } from '@/lib/party/place'
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
