import { GENERAL_PER_MINUTE, PICTURES_PER_MINUTE } from '@/lib/http/rate-limit'
import { type ApiRoute, type Declaration, type Method, METHODS } from './collect-routes'
import { exampleOf } from './example'
import { type Components, type JsonSchema, jsonSchema } from './json-schema'
import { ratesOf } from './rates'
import { errorSchemas, responsesOf } from './responses'
import { accessOf, securityOf, securitySchemes } from './security'

/**
 * The OpenAPI 3.1 document of all declared routes. It says nothing that a route does not declare,
 * so that it cannot drift from what the site does.
 */
export function openApi(routes: readonly ApiRoute[], { version }: { version: string }) {
  const declared = routes.filter(isListed)
  const schemas: Components = errorSchemas()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Site API',
      version,
      description:
        'The calls that the pages of this site make. A wrong method is 405 with the header Allow, ' +
        'an unknown path 404. HEAD is answered wherever GET is.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    'x-rate-limits': [
      { name: 'general', max: GENERAL_PER_MINUTE, windowSeconds: 60 },
      { name: 'public pictures', max: PICTURES_PER_MINUTE, windowSeconds: 60 },
    ],
    tags: [...new Set(declared.map(({ path }) => familyOf(path)))].map((name) => ({ name })),
    paths: Object.fromEntries(
      declared.map((route) => [template(route.path), pathItem(route, schemas)]),
    ),
    components: { securitySchemes: securitySchemes(), schemas },
  }
}

function isListed({ declared }: ApiRoute): boolean {
  const calls = Object.values(declared)
  return calls.length > 0 && calls.every(({ isUnlisted }) => !isUnlisted)
}

/** `/api/recipes/[id]` as OpenAPI writes it: `/api/recipes/{id}`. */
function template(path: string): string {
  return path.replace(/\[\[?(?:\.\.\.)?([^\]]+)\]\]?/g, '{$1}')
}

function familyOf(path: string): string {
  return path.split('/')[2] ?? ''
}

function pathItem({ path, declared }: ApiRoute, schemas: Components) {
  return Object.fromEntries(
    METHODS.flatMap((method) => {
      const declaration = declared[method]
      return declaration
        ? [[method.toLowerCase(), operation(path, method, declaration, schemas)]]
        : []
    }),
  )
}

function operation(path: string, method: Method, declared: Declaration, schemas: Components) {
  const params = declared.params && jsonSchema(declared.params)
  const query = declared.query && jsonSchema(declared.query)
  const body = declared.body && jsonSchema(declared.body)
  const parameters = [...parametersIn('path', params), ...parametersIn('query', query)]
  const known = { ...(params && { params }), ...(query && { query }), ...(body && { body }) }
  const rates = ratesOf(declared, known)
  return {
    operationId: operationId(path, method),
    tags: [familyOf(path)],
    summary: declared.summary,
    description: accessOf(declared),
    'x-access': declared.access,
    ...(rates.length > 0 && { 'x-rate-limits': rates }),
    security: securityOf(method, declared),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(declared.upload, body),
    responses: responsesOf(method, declared, schemas),
  }
}

/** `GET /api/recipes/[id]` as a name for generated clients: `getRecipesById`. */
function operationId(path: string, method: Method): string {
  const words = template(path).split('/').slice(2)
  const named = words.map((word) => (word.startsWith('{') ? `by-${word.slice(1, -1)}` : word))
  const joined = named
    .join('-')
    .replace(/[^a-zA-Z0-9]+([a-zA-Z0-9])/g, (_, c: string) => c.toUpperCase())
  return method.toLowerCase() + joined.charAt(0).toUpperCase() + joined.slice(1)
}

function parametersIn(place: 'path' | 'query', schema: JsonSchema | undefined) {
  return Object.entries(schema?.properties ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || schema?.required?.includes(name) === true,
    schema: part,
  }))
}

function requestBody(upload: string | undefined, body: JsonSchema | undefined) {
  if (upload === undefined) {
    if (!body) return {}
    const content = { 'application/json': { schema: body, example: exampleOf(body) } }
    return { requestBody: { required: true, content } }
  }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const schema = {
    ...body,
    type: 'object',
    properties: { ...body?.properties, [upload]: file },
    required: [...(body?.required ?? []), upload],
  }
  // The texts; the file goes without an example.
  const example = body && { example: exampleOf(body) }
  const content = { 'multipart/form-data': { schema, ...example } }
  return { requestBody: { required: true, content } }
}
