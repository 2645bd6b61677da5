import type { ApiCall, ApiFamily, ApiInput } from '@/components/api-docs/api-reference'
import type { ApiDocument, ApiField, ApiOperation } from '@/lib/http/api-document'

/** The document as its page shows it: the calls by family, their facts in words. */
export function toReference({ tags, paths }: ApiDocument): ApiFamily[] {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => toCall(path, method, operation)),
  )
  return tags.map(({ name }) => ({
    name,
    calls: calls.filter((call) => call.family === name),
  }))
}

function toCall(path: string, method: string, operation: ApiOperation): ApiCall {
  const rates = operation['x-rate-limits'] ?? []
  return {
    id: operation.operationId,
    family: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    who: operation.description,
    needsCsrf: operation.security.some((requirement) => 'csrf' in requirement),
    inputs: inputsOf(operation),
    answers: Object.entries(operation.responses)
      .filter(([status]) => status !== 'default')
      .map(([status, { description, content = {} }]) => ({
        status,
        text: [description, ...Object.keys(content)].join(', '),
      })),
    limits: rates.map(({ max, windowSeconds }) => `${max} in ${inWords(windowSeconds)}`),
  }
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
  if (seconds % 86_400 === 0) return count(seconds / 86_400, 'day')
  if (seconds % 3600 === 0) return count(seconds / 3600, 'hour')
  if (seconds % 60 === 0) return count(seconds / 60, 'minute')
  return count(seconds, 'second')
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
