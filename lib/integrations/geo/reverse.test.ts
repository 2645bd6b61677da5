import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import * as environment from '@/lib/env'
import { findTown } from './reverse'

let server: Server | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  server = undefined
})

/** A geocoder that answers with this; the paths it was asked for. */
async function geocoder(status: number, body: unknown): Promise<string[]> {
  const paths: string[] = []
  server = createServer((request, response) => {
    paths.push(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const keys = { ...environment.env(), GEOCODER_URL: `http://127.0.0.1:${port}/reverse` }
  vi.spyOn(environment, 'env').mockReturnValue(keys)
  return paths
}

const NOWHERE = { city: null, country: null }

test('without a geocoder nothing is asked, and nothing is known (G-85)', async () => {
  expect(await findTown({ lat: 1, lng: 2 })).toEqual(NOWHERE)
})

test('the city, else the town, else the village is taken, and asked for once (G-85)', async () => {
  const address = { town: 'Chora', village: 'Mesaria', country: 'Greece' }
  const paths = await geocoder(200, { address })
  const town = { city: 'Chora', country: 'Greece' }
  for (let i = 0; i < 2; i++) expect(await findTown({ lat: 37.4467, lng: 24.8 })).toEqual(town)
  expect(paths).toEqual(['/reverse?format=jsonv2&lat=37.4467&lon=24.8000&zoom=10'])
})

test('a failure and an answer without a town leave the fields empty (G-128)', async () => {
  await geocoder(500, {})
  expect(await findTown({ lat: 3, lng: 4 })).toEqual(NOWHERE)
  server?.close()
  await geocoder(200, { error: 'Unable to geocode' })
  expect(await findTown({ lat: 3, lng: 4 })).toEqual(NOWHERE)
})
