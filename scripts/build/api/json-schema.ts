import { z } from 'zod'

/** What is read of a JSON schema here; the rest goes into the document as it is. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  minLength?: number
  minimum?: number
  [key: string]: unknown
}

/** Schemas that several calls share, by the `id` of their metadata. */
export type Components = Record<string, JsonSchema>

/** What a caller may send, before a schema's own defaults and changes. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  return convert(schema, 'input')
}

/** What a call answers; a schema with an `id` is put into `components` and referred to. */
export function answerSchema(schema: z.ZodType, components: Components): JsonSchema {
  const { $defs = {}, ...converted } = refer(convert(schema, 'output')) as JsonSchema & {
    $defs?: Components
  }
  const named = typeof converted.id === 'string' ? { [converted.id]: converted } : {}
  for (const [id, shared] of Object.entries({ ...$defs, ...named })) {
    const { id: _, ...rest } = shared
    components[id] = rest
  }
  return typeof converted.id === 'string'
    ? { $ref: `#/components/schemas/${converted.id}` }
    : converted
}

function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => tidy(made as JsonSchema),
  })
  return rest as JsonSchema
}

/** Leaves out what says nothing: the bounds of every integer, and the pattern of a named format. */
function tidy(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format) delete schema.pattern
  if ('example' in schema) {
    schema.examples = [schema.example]
    delete schema.example
  }
}

/** The same with references into the components of the document. */
function refer<T>(value: T): T {
  const text = JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as T
}
