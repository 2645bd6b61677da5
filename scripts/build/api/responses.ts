import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import { successStatus } from '@/lib/http/answers'
import type { ErrorFamily } from '@/lib/http/error-response'
import type { Declaration, Method } from './collect-routes'
import { exampleOf } from './example'
import { answerSchema, type Components } from './json-schema'
import { needsCsrf } from './security'

const SHAPES: Record<ErrorFamily, string> = {
  text: 'ErrorText',
  error: 'ErrorReadByError',
  message: 'ErrorReadByMessage',
}

/** The three ways in which endpoints write their errors (G-1). */
export function errorSchemas(): Components {
  const keys = {
    error: { type: 'string' },
    message: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field.',
    },
    wait: { type: 'string', description: 'When a call that met a limit may be tried again.' },
  }
  const json = (key: string) => ({
    type: 'object',
    required: ['error', 'message'],
    properties: keys,
    description: `The text stands under \`${key}\`, and under the other key too.`,
  })
  return {
    ErrorText: { type: 'string', description: 'The text itself.' },
    ErrorReadByError: json('error'),
    ErrorReadByMessage: json('message'),
  }
}

/**
 * The answers of a call by status: its successes, and what can be told of its failures (G-2).
 * Schemas that have a name are added to `components`.
 */
export function responsesOf(method: Method, declared: Declaration, components: Components) {
  const { errors: family = 'error', also = {} } = declared
  const responses: Record<string, unknown> = successesOf(declared, components)
  for (const [status, schema] of Object.entries(also)) {
    responses[status] = success(Number(status), jsonContent(schema, components))
  }
  for (const status of failuresOf(method, declared)) {
    responses[status] = failure(
      family,
      STATUS_CODES[status] ?? 'Error',
      [429, 503].includes(status),
    )
  }
  responses.default = failure(family, 'Any other error')
  return responses
}

function successesOf({ answer, status, streams }: Declaration, components: Components) {
  const code = successStatus({ answer, status })
  if (!('sends' in answer)) {
    const events = streams && { 'text/event-stream': bodyOf('text/event-stream') }
    return { [code]: success(code, { ...jsonContent(answer, components), ...events }) }
  }
  const content = Object.fromEntries(answer.sends.map((type) => [type, bodyOf(type)]))
  if (answer.sends.length === 0) return { [code]: success(code) }
  return { [code]: success(code, content), ...(answer.inParts && { 206: success(206, content) }) }
}

function success(status: number, content?: Record<string, unknown>) {
  return { description: STATUS_CODES[status] ?? 'Success', ...(content && { content }) }
}

function jsonContent(answer: z.ZodType, components: Components) {
  const schema = answerSchema(answer, components)
  return { 'application/json': { schema, example: exampleOf(schema, components) } }
}

/** Bytes have no schema; their media type says all. */
function bodyOf(type: string) {
  return type.startsWith('text/') ? { schema: { type: 'string' } } : {}
}

function failuresOf(method: Method, declared: Declaration): number[] {
  const { access, params, query, body, upload } = declared
  const takesBody = body !== undefined || upload !== undefined
  const mayBeForbidden = access !== 'public' && access !== 'user'
  return [
    ...(params || query || takesBody ? [400] : []),
    ...(access !== 'public' || !declared.toleratesBadToken ? [401] : []),
    ...(mayBeForbidden || declared.opensSession || needsCsrf(method, declared) ? [403] : []),
    ...(params ? [404] : []),
    ...(takesBody ? [413, 415] : []),
    429,
    503,
  ]
}

function failure(family: ErrorFamily, description: string, saysWhen = false) {
  const type = family === 'text' ? 'text/plain' : 'application/json'
  return {
    description,
    ...(saysWhen && {
      headers: {
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      },
    }),
    content: { [type]: { schema: { $ref: `#/components/schemas/${SHAPES[family]}` } } },
  }
}
