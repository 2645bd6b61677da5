import { shared } from '@/lib/process-state'

/** As much of an OpenAPI document as the page that shows it reads. */
export type ApiDocument = {
  info: { version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, ApiOperation>>
}

export type ApiOperation = {
  operationId: string
  tags: string[]
  summary?: string
  description: string
  'x-rate-limits'?: { name: string; max: number; windowSeconds: number }[]
  security: Record<string, unknown>[]
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: {
    content: Record<
      string,
      { schema: { properties?: Record<string, ApiField>; required?: string[] } }
    >
  }
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
}

export type ApiField = {
  type?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  enum?: string[]
}

const kept = () => shared<{ document?: ApiDocument }>('api-document', () => ({}))

/** Hands over the document that the build made (scripts/build/api); the web process does so. */
export function setApiDocument(document: ApiDocument): void {
  kept().document = document
}

/** The OpenAPI document of this build's routes. */
export function apiDocument(): ApiDocument {
  const { document } = kept()
  if (!document) throw new Error('The web process has handed over no API document.')
  return document
}
