import { z } from 'zod'
import type { ErrorFamily } from '@/lib/http/error-response'
import type { CacheRules } from '@/lib/http/cache-rule'
import { shared } from '@/lib/runtime/process-state'

export const apiDocumentAnswer = z
  .looseObject({
    openapi: z.string(),
    info: z.looseObject({ version: z.string(), description: z.string() }),
    tags: z.array(z.object({ name: z.string() })),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  })
  .meta({
    example: {
      openapi: '3.1.0',
      info: { title: 'Site API', version: '1.0.0', description: 'The calls of this site.' },
      tags: [],
      paths: {},
    },
  })

export type ApiDocument = {
  openapi: string
  info: { version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components?: { schemas: Record<string, ApiSchema> }
}

export type ApiSchema = {
  $ref?: string
  properties?: Record<string, unknown>
  items?: ApiSchema
  anyOf?: ApiSchema[]
}

export type ApiOperation = {
  operationId: string
  tags: string[]
  summary?: string
  description: string
  'x-access'?: string
  'x-rate-limits'?: { name: string; max: number; windowSeconds: number }[]
  security: Record<string, unknown>[]
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: {
    content: Record<
      string,
      { schema: { properties?: Record<string, ApiField>; required?: string[] } }
    >
  }
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema?: ApiSchema }> }
  >
}

export type ApiField = {
  type?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  enum?: string[]
}

export type BodyRule = {
  maxBytes: number
  /** The field of the file that it holds, which may take long. */
  upload?: string
  needsSession?: boolean
}

export type ApiPath = {
  methods: string[]
  /** Its keys are methods; what is not named here reads no body. */
  bodies?: Record<string, BodyRule>
  errors: ErrorFamily
  /** Its GET sends a picture to everyone (G-111). */
  isPublicPicture?: boolean
}

/** What a build knows of its routes: every path under /api and of pages, as its folder names it. */
export type ApiDescription = {
  paths: Record<string, ApiPath>
  pages: string[]
  cacheRules: CacheRules
  document: ApiDocument
}

const holder = () => shared<{ document?: ApiDocument }>('api-document', () => ({}))

export function setApiDocument(document: ApiDocument): void {
  holder().document = document
}

export function apiDocument(): ApiDocument {
  const { document } = holder()
  if (!document) throw new Error('The web process has handed over no API document.')
  return document
}
