import { expect, test } from 'vitest'
import { setApiDocument } from '@/lib/http/api-document'
import { callRoute } from '@/testing/request'
import { GET } from './route'

const DOCUMENT = {
  openapi: '3.1.0',
  info: { version: '1.0.0', description: 'All calls.' },
  tags: [],
  paths: {},
}

test('the document of the build is returned unchanged to everyone', async () => {
  setApiDocument(DOCUMENT)
  for (const token of ['', 'nonsense']) {
    const headers: Record<string, string> = token ? { 'x-auth-token': token } : {}
    const response = await callRoute(GET, '/api/openapi.json', { headers })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(DOCUMENT)
  }
})
