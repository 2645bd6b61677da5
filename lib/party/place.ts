import { coordinatesText, mapsLink } from '@/lib/coffee/catalogue'
import { env } from '@/lib/env'
import type { Coordinates } from '@/lib/coffee/schema'

/** The prime meridian is marked there. */
const GREENWICH: Coordinates = { lat: 51.4779, lng: -0.0015 }

type PartyPlace = Coordinates & { mapsUrl: string }

/** G-105 */
export function partyPlace(): PartyPlace {
  const { PARTY_LAT: lat, PARTY_LNG: lng, PARTY_MAPS_URL } = env()
  const place = lat === undefined || lng === undefined ? GREENWICH : { lat, lng }
  return { ...place, mapsUrl: PARTY_MAPS_URL ?? mapsLink(coordinatesText(place), place) }
}
