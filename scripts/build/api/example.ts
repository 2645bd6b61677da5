import type { Components, JsonSchema } from './json-schema'

const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-03-10T12:00:00.000Z',
  date: '2026-03-10',
  email: 'anna@example.org',
  uri: 'https://example.org/',
}

/**
 * A value of a schema: what its metadata names as an example, else the simplest that fits. Lists
 * have one entry, of several possibilities the first counts, and what may be null is null.
 */
export function exampleOf(schema: JsonSchema, components: Components = {}): unknown {
  if (schema.examples) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.$ref) {
    const named = components[schema.$ref.split('/').pop() ?? '']
    return named && exampleOf(named, components)
  }
  const [first] = schema.anyOf ?? []
  if (first) return exampleOf(first, components)
  switch (Array.isArray(schema.type) ? 'null' : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, part]) => [
          key,
          exampleOf(part, components),
        ]),
      )
    case 'array':
      return schema.items ? [exampleOf(schema.items, components)] : []
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return BY_FORMAT[schema.format ?? ''] ?? 'example'
  }
}
