import type { ApiCall, ApiGroup, ApiInput } from '@/components/api-docs/api-reference'
import { counted } from '@/lib/format'
import type { ApiDocument, ApiField, ApiOperation, ApiSchema } from '@/lib/http/api-document'

/** Public calls first, each by area. `query`: part of an address or of a summary. */
export function toReference({ tags, paths, components }: ApiDocument, query: string): ApiGroup[] {
  const schemas = components?.schemas ?? {}
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...toCall(path, method, operation),
      answers: answersOf(operation, schemas),
    })),
  )
  const found = calls.filter((call) => isFound(call, query))
  const groups = [
    { title: 'Public calls', isPublic: true },
    { title: 'Calls with a session', isPublic: false },
  ]
  return groups.map(({ title, isPublic }) => ({
    title,
    families: tags
      .map(({ name }) => ({
        name,
        calls: found.filter((call) => call.family === name && call.isPublic === isPublic),
      }))
      .filter((family) => family.calls.length > 0),
  }))
}

function isFound({ method, path, summary }: ApiCall, query: string): boolean {
  const text = `${method} ${path} ${summary}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function toCall(path: string, method: string, operation: ApiOperation): Omit<ApiCall, 'answers'> {
  const rates = operation['x-rate-limits'] ?? []
  return {
    id: operation.operationId,
    family: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    isPublic: operation['x-access'] === 'public',
    access: operation.description,
    needsCsrf: operation.security.some((requirement) => 'csrf' in requirement),
    inputs: inputsOf(operation),
    limits: rates.map(({ max, windowSeconds }) => `${max} in ${inWords(windowSeconds)}`),
  }
}

type Schemas = Record<string, ApiSchema>

function answersOf({ responses }: ApiOperation, schemas: Schemas): ApiCall['answers'] {
  return Object.entries(responses)
    .filter(([status]) => status !== 'default')
    .map(([status, { description, content = {} }]) => ({
      status,
      text: [description, ...Object.keys(content)].join(', '),
      fields: Number(status) < 300 ? fieldsOf(content['application/json']?.schema, schemas) : [],
    }))
}

function fieldsOf(schema: ApiSchema | undefined, schemas: Schemas): string[] {
  if (!schema) return []
  const { $ref, properties, items, anyOf } = schema
  if (properties) return Object.keys(properties)
  const [first] = anyOf ?? []
  return fieldsOf($ref ? schemas[$ref.split('/').pop() ?? ''] : (items ?? first), schemas)
}

function inputsOf({ parameters = [], requestBody }: ApiOperation): ApiInput[] {
  const bodies = Object.entries(requestBody?.content ?? {})
  return [
    ...parameters.map(({ name, in: place, required }) => ({
      name,
      place,
      rule: required ? 'required' : 'optional',
    })),
    ...bodies.flatMap(([type, { schema }]) =>
      Object.entries(schema.properties ?? {}).map(([name, field]) => ({
        name,
        place: type === 'application/json' ? 'JSON' : 'form',
        rule: ruleOf(field, schema.required?.includes(name) === true),
      })),
    ),
  ]
}

function ruleOf(field: ApiField, isRequired: boolean): string {
  const unit = field.type === 'string' ? ' characters' : ''
  const from = field.minLength ?? field.minimum
  const to = field.maxLength ?? field.maximum
  return [
    isRequired ? 'required' : 'optional',
    field.enum ? field.enum.join(' or ') : field.type,
    from !== undefined && `from ${from}${to === undefined ? unit : ''}`,
    to !== undefined && `${from === undefined ? 'up ' : ''}to ${to}${unit}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ')
    .replace(/, to /, ' to ')
}

function inWords(seconds: number): string {
  if (seconds % 86_400 === 0) return counted(seconds / 86_400, 'day')
  if (seconds % 3600 === 0) return counted(seconds / 3600, 'hour')
  if (seconds % 60 === 0) return counted(seconds / 60, 'minute')
  return counted(seconds, 'second')
}
