import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { noContent, sends, sendsFile } from '@/lib/http/define-route'
import { apiMethods } from '../../../server/api-methods'
import { bodyBudget } from '../../../server/body-budget'
import { type ApiRoute, collectRoutes, type Declaration, describePaths } from './collect-routes'
import { openApi } from './open-api'

const root = path.resolve(import.meta.dirname, '../../..')
const describe = (routes: ApiRoute[]) =>
  JSON.parse(JSON.stringify(openApi(routes, { version: '1.0.0' })))

type Schema = { $ref?: string; required?: string[] }
type Content = Record<string, { schema: Schema; example?: unknown } | undefined>
type Operation = {
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
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
  const limits = document.paths['/api/signin'].post['x-rate-limits'] as { name: string }[]
  expect(limits.map(({ name }) => name)).toEqual(['signin', 'signin-ip', 'signin-name'])
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
  const { refusalOf } = apiMethods(describePaths(routes))
  expect(refusalOf('PATCH', '/api/signin')?.allow).toBe('POST')
  expect(refusalOf('PATCH', '/api/auth/session')?.allow).toBe('GET, HEAD, POST')
  expect(refusalOf('PATCH', '/api/no/such/path')).toBeUndefined()
})

test('one caller may send the largest body that a route takes', async () => {
  const paths = Object.values(describePaths(await collectRoutes(root)))
  const limits = paths.flatMap(({ bodies = {} }) => Object.values(bodies))
  const largest = Math.max(...limits.map(({ maxBytes }) => maxBytes))
  expect(largest).toBeGreaterThan(8_000_000)
  expect(bodyBudget().take('anna', largest)).toBe(true)
})

test('only a GET that sends a picture to everyone has the limit of public pictures (G-111)', async () => {
  const { isPublicPicture } = apiMethods(describePaths(await collectRoutes(root)))
  expect(isPublicPicture('/api/icons/icon/art')).toBe(true)
  for (const path of ['/api/art-of-the-day/today-image', '/api/icons/list', '/api/no/such/path']) {
    expect(isPublicPicture(path), path).toBe(false)
  }
})

test('the document names no unlisted call (G-106)', async () => {
  const routes = await collectRoutes(root)
  const isUnlisted = ({ declared }: ApiRoute) => declared.GET?.isUnlisted === true
  expect(routes.filter(isUnlisted).map(({ path }) => path)).toEqual([
    '/api/party/invitation',
    '/api/ping/[secret]/unsubscribe',
    '/api/ping/ping/ping/party',
  ])
  expect(JSON.stringify(describe(routes))).not.toMatch(/party|\bping\b/)
})

test('a call says who may make it, and by what they say who they are', () => {
  const run = { summary: 'Does it.', answer: z.object({}) }
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
  const schemaOf = (errors: Declaration['errors'], type: string) => {
    const found = operationOf('/api/a', 'GET', { access: 'user', answer: noContent, errors })
    return found?.responses[401]?.content?.[type]?.schema.$ref?.split('/').pop()
  }
  expect(schemaOf('text', 'text/plain')).toBe('ErrorText')
  expect(schemaOf('message', 'application/json')).toBe('ErrorReadByMessage')
  expect(schemaOf('error', 'application/json')).toBe('ErrorReadByError')
  expect(schemaOf(undefined, 'application/json')).toBe('ErrorReadByError')
})

test('input is described as a caller sends it, files as parts of a form', () => {
  const body = z.object({ title: z.string().max(120), isShown: z.boolean().default(true) })
  const json = operationOf('/api/a', 'POST', { access: 'user', answer: noContent, body })
  expect(json?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: { title: { type: 'string', maxLength: 120 } },
    required: ['title'],
  })
  const form = operationOf('/api/a', 'POST', {
    access: 'user',
    answer: noContent,
    body,
    upload: 'image',
  })
  expect(form?.requestBody?.content['multipart/form-data']?.schema.required).toEqual([
    'title',
    'image',
  ])
  const params = z.object({ id: z.string() })
  const query = z.object({ year: z.string().optional() })
  const read = operationOf('/api/a/[id]', 'GET', {
    access: 'user',
    answer: noContent,
    params,
    query,
  })
  expect(read?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'year', in: 'query', required: false },
  ])
})

test('successes are told by status with their schema or media type', () => {
  const shown = z.object({ title: z.string().meta({ example: 'Dusk' }), at: z.iso.datetime() })
  const answersOf = (answer: Declaration['answer'], more: Partial<Declaration> = {}) =>
    operationOf('/api/a', 'GET', { access: 'public', answer, ...more })?.responses
  const example = { title: 'Dusk', at: '2026-03-10T12:00:00.000Z' }
  const pending = z.object({ isDone: z.literal(false) })
  expect(answersOf(shown, { status: 201, also: { 202: pending } })).toMatchObject({
    201: { content: { 'application/json': { example, schema: { required: ['title', 'at'] } } } },
    202: { content: { 'application/json': { example: { isDone: false } } } },
  })
  expect(answersOf(noContent)?.[204]).toEqual({ description: 'No Content' })
  expect(answersOf(sends('text/plain'))?.[200]?.content).toEqual({
    'text/plain': { schema: { type: 'string' } },
  })
  const file = { content: { 'image/webp': {} } }
  expect(answersOf(sendsFile('image/webp'))).toMatchObject({ 200: file, 206: file })
  expect(answersOf(sends('image/webp'))).not.toHaveProperty('206')
})

test('an answer that may come as events has both media types', () => {
  const answer = z.object({ done: z.boolean() }).meta({ example: { done: true } })
  const declaration: Declaration = { access: 'public', answer, streams: true }
  const content = operationOf('/api/talk', 'POST', declaration)?.responses['200']?.content
  expect(Object.keys(content ?? {})).toEqual(['application/json', 'text/event-stream'])
})

test('a schema with a name stands once in the document, and calls refer to it', () => {
  const art = z.object({ title: z.string() }).meta({ id: 'TestArt' })
  const routes: ApiRoute[] = [art, z.array(art)].map((answer, i) => ({
    path: `/api/a${i}`,
    methods: ['GET'],
    declared: { GET: { access: 'public', answer } },
  }))
  const { paths, components } = describe(routes)
  const schemaOf = (path: string) =>
    paths[path].get.responses[200].content['application/json'].schema
  const $ref = '#/components/schemas/TestArt'
  expect(schemaOf('/api/a0')).toEqual({ $ref })
  expect(schemaOf('/api/a1')).toMatchObject({ type: 'array', items: { $ref } })
  expect(components.schemas.TestArt).toMatchObject({ properties: { title: { type: 'string' } } })
  expect(components.schemas.TestArt).not.toHaveProperty('id')
})

test('a path writes all its errors in one way', () => {
  const get: Declaration = { access: 'public', answer: noContent }
  const route = (errors: Declaration['errors']): ApiRoute => ({
    path: '/api/a',
    methods: ['GET', 'POST'],
    declared: { GET: get, POST: { ...get, errors } },
  })
  expect(describePaths([route('error')])['/api/a']?.errors).toBe('error')
  expect(() => describePaths([route('text')])).toThrow('/api/a writes its errors in several ways.')
})

test('every answer in JSON and every body has an example that its schema takes', async () => {
  const routes = await collectRoutes(root)
  const { paths } = describe(routes)
  let checked = 0
  for (const { path: route, declared } of routes) {
    const item = paths[route.replace(/\[(.+?)\]/g, '{$1}')]
    if (!item) continue
    for (const [method, { answer, also, status, body }] of Object.entries(declared)) {
      const operation: Operation = item[method.toLowerCase()]
      const exampleIn = (content: Content | undefined) => content?.['application/json']?.example
      const answers = { ...also, ...(!('sends' in answer) && { [status ?? 200]: answer }) }
      for (const [code, schema] of Object.entries(answers)) {
        const example = exampleIn(operation.responses[code]?.content)
        expect(schema.parse(example), `${method} ${route} ${code}`).toEqual(example)
        checked++
      }
      if (!body) continue
      const sentAs = operation.requestBody?.content
      const texts = sentAs?.['multipart/form-data']?.example
      const sent = body.safeParse(texts ?? exampleIn(sentAs))
      expect(sent.error?.issues, `${method} ${route}`).toBeUndefined()
      checked++
    }
  }
  expect(checked).toBeGreaterThan(50)
})

test('named rate limits are told, and left out where they depend on more than an example has', () => {
  const body = z.object({ name: z.string() })
  const limited: Declaration = {
    access: 'public',
    answer: noContent,
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
  const limits = [{ name: 'signin', max: 10, windowSeconds: 60 }]
  expect(operationOf('/api/a', 'POST', limited)).toMatchObject({ 'x-rate-limits': limits })
  const { body: _, ...blind } = limited
  expect(operationOf('/api/a', 'POST', blind)).not.toHaveProperty('x-rate-limits')
})

test('public pictures have a limit of their own (G-111)', () => {
  const picture: Declaration = { access: 'public', answer: sends('image/webp') }
  const limits = [{ name: 'pictures', max: 3000, windowSeconds: 60 }]
  expect(operationOf('/api/a', 'GET', picture)).toMatchObject({ 'x-rate-limits': limits })
})
