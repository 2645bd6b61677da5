import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { apiMethods } from '../../../server/api-methods'
import { type ApiRoute, collectRoutes, type Declaration } from './collect-routes'
import { openApi } from './open-api'

const root = path.resolve(import.meta.dirname, '../../..')
const describe = (routes: ApiRoute[]) =>
  JSON.parse(JSON.stringify(openApi(routes, { version: '1.0.0' })))

type Schema = { $ref?: string; required?: string[] }
type Content = Record<string, { schema: Schema } | undefined>
type Operation = {
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
  parameters?: unknown[]
}

/** The only operation of a document of one route. */
function operationOf(
  route: string,
  method: 'GET' | 'POST',
  declaration: Declaration,
): Operation | undefined {
  const declared = { path: route, methods: [method], declared: { [method]: declaration } }
  const [item] = Object.values<Record<string, Operation>>(describe([declared]).paths)
  return item?.[method.toLowerCase()]
}

test('the document of all routes is valid OpenAPI 3.1', async () => {
  const document = describe(await collectRoutes(root))
  const validator = new Validator()
  const result = await validator.validate(document)
  expect(result).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(document.paths['/api/signin'].post.requestBody).toBeDefined()
})

test('every route says in one line what it does, and no two have one name', async () => {
  const routes = await collectRoutes(root)
  const declared = routes.flatMap(({ declared }) => Object.values(declared))
  expect(declared.length).toBeGreaterThan(5)
  for (const { summary } of declared) expect(summary).toMatch(/^[A-Z].{5,100}\.$/)
  const operations = Object.values<Record<string, { operationId: string }>>(describe(routes).paths)
  const names = operations.flatMap((item) => Object.values(item).map((o) => o.operationId))
  expect(new Set(names).size).toBe(names.length)
})

test('each path that a file answers refuses what it does not export, unknown ones stay free', async () => {
  const routes = await collectRoutes(root)
  const { refusalOf } = apiMethods(Object.fromEntries(routes.map((r) => [r.path, r.methods])))
  expect(refusalOf('PATCH', '/api/signin')?.allow).toBe('POST')
  expect(refusalOf('PATCH', '/api/auth/session')?.allow).toBe('GET, HEAD, POST')
  expect(refusalOf('PATCH', '/api/no/such/path')).toBeUndefined()
})

test('a call says who may make it, and by what they say who they are', () => {
  const run = { summary: 'Does it.' }
  const open = operationOf('/api/a', 'GET', { access: 'public', ...run })
  expect(open).toMatchObject({ 'x-access': 'public', security: [{}, { token: [] }, {}, {}] })
  const change = operationOf('/api/a', 'POST', { access: 'admin', ...run })
  expect(change).toMatchObject({
    description: 'Admins.',
    security: [{ token: [] }, { bearer: [] }, { cookie: [], csrf: [] }],
    responses: { 401: {}, 403: {} },
  })
  const effect = operationOf('/api/a', 'GET', { access: 'user', hasEffect: true, ...run })
  expect(effect).toMatchObject({ security: [{}, {}, { csrf: [] }] })
})

test('errors have the shape of their family (G-1)', () => {
  const schemaOf = (route: string, type: string) => {
    const found = operationOf(route, 'GET', { access: 'user' })
    return found?.responses[401]?.content[type]?.schema.$ref?.split('/').pop()
  }
  expect(schemaOf('/api/signup', 'text/plain')).toBe('ErrorText')
  expect(schemaOf('/api/recipes/[id]/comment', 'text/plain')).toBe('ErrorText')
  expect(schemaOf('/api/recipes/[id]', 'application/json')).toBe('ErrorReadByMessage')
  expect(schemaOf('/api/store/items', 'application/json')).toBe('ErrorReadByError')
})

test('input is described as a caller sends it, files as parts of a form', () => {
  const body = z.object({ title: z.string().max(120), isShown: z.boolean().default(true) })
  const json = operationOf('/api/a', 'POST', { access: 'user', body })
  expect(json?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: { title: { type: 'string', maxLength: 120 } },
    required: ['title'],
  })
  const form = operationOf('/api/a', 'POST', { access: 'user', body, upload: 'image' })
  expect(form?.requestBody?.content['multipart/form-data']?.schema.required).toEqual([
    'title',
    'image',
  ])
  const params = z.object({ id: z.string() })
  const query = z.object({ year: z.string().optional() })
  const read = operationOf('/api/a/[id]', 'GET', { access: 'user', params, query })
  expect(read?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'year', in: 'query', required: false },
  ])
})

test('named rate limits are told, and left out where they depend on more than an example has', () => {
  const body = z.object({ name: z.string() })
  const limited: Declaration = {
    access: 'public',
    body,
    rates: (context) => [
      {
        name: 'signin',
        key: (context as { body: { name: string } }).body.name.trim(),
        max: 10,
        windowMs: 60_000,
      },
    ],
  }
  const told = [{ name: 'signin', max: 10, windowSeconds: 60 }]
  expect(operationOf('/api/a', 'POST', limited)).toMatchObject({ 'x-rate-limits': told })
  const { body: _, ...blind } = limited
  expect(operationOf('/api/a', 'POST', blind)).not.toHaveProperty('x-rate-limits')
})
