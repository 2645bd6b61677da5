import { expect, onTestFinished, test } from 'vitest'
import { partyPlace } from '@/lib/party/invitation'
import { checkPingSecret, jokePing } from '@/lib/party/pings'
import { setEnv } from '@/testing/env'

test('the keys say where the party is, and which map shows it (G-105)', async () => {
  onTestFinished(setEnv({ PARTY_LAT: '37.97551', PARTY_LNG: '23.7348' }))
  const place = { lat: 37.97551, lng: 23.7348 }
  expect(partyPlace()).toEqual({
    ...place,
    mapsUrl: 'https://www.google.com/maps/search/37.9755%2C%2023.7348/@37.97551,23.7348,17z',
  })
  onTestFinished(setEnv({ PARTY_MAPS_URL: 'https://maps.example.org/party' }))
  expect(partyPlace()).toEqual({ ...place, mapsUrl: 'https://maps.example.org/party' })
})

test('without a secret the joke page makes no call, and every secret is wrong (G-134)', async () => {
  expect(jokePing()).toBeNull()
  for (const secret of ['', 'undefined', 'hush']) {
    expect(() => checkPingSecret(secret)).toThrow('Not found.')
  }
})
