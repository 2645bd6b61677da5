import { STATUS_CODES } from 'node:http'
import { type ErrorFamily, errorFamily } from '@/lib/http/error-family'
import type { Declaration, Method } from './collect-routes'
import { needsCsrf } from './security'

const SHAPES: Record<ErrorFamily, string> = {
  text: 'ErrorText',
  error: 'ErrorReadByError',
  message: 'ErrorReadByMessage',
}

/** The three ways in which endpoints write their errors (G-1). */
export function errorSchemas(): Record<string, unknown> {
  const keys = {
    error: { type: 'string' },
    message: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field.',
    },
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

/** The answers of a call by status: its success, and what can be told of its failures (G-2). */
export function responsesOf(path: string, method: Method, declared: Declaration) {
  const responses: Record<string, unknown> = { [successOf(declared)]: success(declared) }
  const family = errorFamily(path)
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

function successOf({ status = 200 }: Declaration): number {
  return status
}

function success(declared: Declaration) {
  const status = successOf(declared)
  const description = STATUS_CODES[status] ?? 'Success'
  if (status === 204) return { description }
  const type = declared.produces ?? 'application/json'
  return { description, content: { [type]: type.startsWith('text/') ? TEXT : {} } }
}

const TEXT = { schema: { type: 'string' } }

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
