import { expect, test } from 'vitest'
import type { ApiOperation, ApiSchema } from '@/lib/http/api-document'
import { toReference } from './reference'

function answersOf(schema: ApiSchema) {
  const operation: ApiOperation = {
    operationId: 'getA',
    tags: ['a'],
    description: 'Anyone.',
    security: [{}],
    'x-access': 'public',
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema } } },
      429: { description: 'Too Many Requests', content: { 'application/json': { schema } } },
      default: { description: 'Any other error' },
    },
  }
  const [group] = toReference(
    {
      openapi: '3.1.0',
      info: { version: '1', description: '' },
      tags: [{ name: 'a' }],
      paths: { '/api/a': { get: operation } },
      components: { schemas: { Art: { properties: { title: {}, streak: {} } } } },
    },
    '',
  )
  return group?.families[0]?.calls[0]?.answers
}

const $ref = '#/components/schemas/Art'

test.each<[string, ApiSchema, string[]]>([
  ['an object', { properties: { name: {} } }, ['name']],
  ['a named schema', { $ref }, ['title', 'streak']],
  ['a list', { items: { $ref } }, ['title', 'streak']],
  ['one of several', { anyOf: [{ items: { $ref } }, {}] }, ['title', 'streak']],
  ['a plain text', {}, []],
])('a success that is %s is shown with its fields, a failure without', (_, schema, fields) => {
  expect(answersOf(schema)).toEqual([
    { status: '200', text: 'OK, application/json', fields },
    { status: '429', text: 'Too Many Requests, application/json', fields: [] },
  ])
})

test('public calls come first, and a search finds words of the address or the summary', () => {
  const operation = (id: string, summary: string, access: string): ApiOperation => ({
    operationId: id,
    tags: ['a'],
    description: '',
    summary,
    'x-access': access,
    security: [],
    responses: {},
  })
  const document = {
    openapi: '3.1.0',
    info: { version: '1', description: '' },
    tags: [{ name: 'a' }],
    paths: {
      '/api/own': { get: operation('own', 'Lists your pictures.', 'user') },
      '/api/all': { get: operation('all', 'Lists all pictures.', 'public') },
    },
  }
  const found = (query: string) =>
    toReference(document, query).map(({ families }) => families[0]?.calls.map(({ id }) => id))
  expect(found('')).toEqual([['all'], ['own']])
  expect(found('PICTURES get')).toEqual([['all'], ['own']])
  expect(found('your')).toEqual([undefined, ['own']])
  expect(found('/api/all')).toEqual([['all'], undefined])
})
