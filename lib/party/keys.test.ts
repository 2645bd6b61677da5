import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

test('the keys say where the party is, and which map shows it (G-105)', async () => {
  vi.stubEnv('PARTY_LAT', '37.97551')
  vi.stubEnv('PARTY_LNG', '23.7348')
  const { partyPlace } = await import('@/lib/party/place')
  const place = { lat: 37.97551, lng: 23.7348 }
  expect(partyPlace()).toEqual({
    ...place,
    mapsUrl: 'https://www.google.com/maps/search/37.9755%2C%2023.7348/@37.97551,23.7348,17z',
  })
  vi.resetModules()
  vi.stubEnv('PARTY_MAPS_URL', 'https://maps.example.org/party')
  const again = await import('@/lib/party/place')
  expect(again.partyPlace()).toEqual({ ...place, mapsUrl: 'https://maps.example.org/party' })
})

test('without a secret the joke page makes no call, and every secret is wrong (G-134)', async () => {
  const { checkPingSecret, jokePing } = await import('@/lib/party/pings')
  expect(jokePing()).toBeNull()
  for (const secret of ['', 'undefined', 'hush']) {
    expect(() => checkPingSecret(secret)).toThrow('Not found.')
  }
})
